import type { SitGround, SitSound } from '~/audio/sit/sit-sound.ts'

/** The sound of a sit as a list of what was asked of it; `lose` plays a recording that never comes. */
export function silentSound() {
  const asked: string[] = []
  const on = { onTick: () => {}, onLost: () => {} }
  const note = (what: string) => () => {
    asked.push(what)
  }
  const sound: SitSound = {
    lay: ({ url }: SitGround) => {
      asked.push(`lay ${url}`)
    },
    play: note('play'),
    pause: note('pause'),
    strike: (kind) => {
      asked.push(kind)
    },
    fadeAway: note('fade'),
    stop: note('stop'),
  }
  return {
    asked,
    lose: () => on.onLost(),
    listen: (given: typeof on) => {
      Object.assign(on, given)
      return sound
    },
  }
}
