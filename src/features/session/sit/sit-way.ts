import type { SitSound } from '~/audio/sit/sit-sound.ts'
import type { SitTrack } from '~/audio/sit/sit-track.ts'
import {
  glanceAtPlace,
  glanceAtSit,
  lengthOf,
  pauseSit,
  resumeSit,
  type SitClock,
  type SitGlance,
  satUntil,
} from '~/domain/sit/sit-clock.ts'
import { type SitSettings, sitGroundOf } from '~/features/session/sit/sit-settings.ts'

/** How one sit keeps its time and rings its bells. */
export type SitWay = {
  readonly kind: 'sound' | 'clock'
  /** Begins or continues; must be called within a user gesture. */
  run(clock: SitClock): SitClock
  pause(clock: SitClock): SitClock
  /** Reads the time, and rings the bell that is due. */
  look(clock: SitClock): SitGlance
  /** Milliseconds really sat. */
  sat(clock: SitClock): number
  /** The last bell, which rings on while what lies beneath it ends. */
  end(isEarly: boolean): void
  /** Ends all sound at once. */
  stop(): void
}

/** The way of a sit: its composed sound, or the clock where there is none. */
export function wayOf(parts: SitParts, track: SitTrack | null): SitWay {
  return track ? bySound(parts, track) : byClock(parts)
}

/** The opening bell of a sit that has come less far was not heard. */
const OPENING_MS = 600

type SitParts = { sound: SitSound; settings: SitSettings; now: () => number }

/** The time is that of a clock, and the bells ring when it is looked at. */
export function byClock({ sound, settings, now }: SitParts): SitWay {
  let isLaid = false
  return {
    kind: 'clock',
    run(clock) {
      if (!isLaid) sound.lay(sitGroundOf(settings))
      isLaid = true
      sound.play()
      if (clock.sat < OPENING_MS) sound.strike('opening')
      return resumeSit({ ...clock, since: null }, now())
    },
    pause(clock) {
      sound.pause()
      return pauseSit(clock, now())
    },
    look(clock) {
      const glance = glanceAtSit(clock, now())
      if (glance.bell === 'interval') sound.strike('interval')
      return glance
    },
    sat: (clock) => satUntil(clock, now()),
    end() {
      sound.strike('closing')
      sound.fadeAway()
    },
    stop: () => sound.stop(),
  }
}

/** The time is the place in one composed sound that holds the bells. */
function bySound({ sound, now }: SitParts, track: SitTrack): SitWay {
  let isBegun = false
  /** Where the sound was when it was looked at last. */
  let seen = { at: 0, place: 0 }

  function look(clock: SitClock): SitGlance {
    if (!isBegun) return { clock, bell: null, endedAgo: 0 }
    const glance = glanceAtPlace(clock, track.place() * 1000)
    const before = seen
    seen = { at: now(), place: glance.clock.sat }
    if (glance.bell === null) return glance
    // A page that slept while the sound played on learns late that it is over.
    const left = lengthOf(clock.plan) - before.place
    return { ...glance, endedAgo: Math.max(glance.endedAgo, seen.at - before.at - left) }
  }

  return {
    kind: 'sound',
    run(clock) {
      isBegun = true
      seen = { at: now(), place: clock.sat }
      // The bell alone, for a sit that ends early or has to go on by the clock.
      sound.play()
      track.play(clock.sat / 1000)
      return { ...clock, since: null }
    },
    pause(clock) {
      track.pause()
      sound.pause()
      // The place may have moved on since the last tick, a sleeping page's by minutes.
      return glanceAtPlace(clock, track.place() * 1000).clock
    },
    look,
    sat: ({ sat }) => (isBegun ? Math.min(sat, track.heardSeconds() * 1000) : sat),
    end(isEarly) {
      if (!isEarly) return track.letRing()
      sound.strike('closing')
      track.fadeAway()
    },
    stop() {
      track.close()
      sound.stop()
    },
  }
}
