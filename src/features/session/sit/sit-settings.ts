import * as z from 'zod/mini'
import type { Recording } from '~/domain/session/recording.ts'
import { SIT_BELLS, type SitBells } from '~/domain/sit/sit-bells.ts'
import { SIT_TUNINGS, type SitGround, type SitTuning, saKeyOf } from '~/domain/sit/sit-ground.ts'
import { sitAddress } from '~/domain/sit/sit-recording.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import { plainFigures } from '~/lib/words/plain-figures.ts'

const SIT_SOUNDS = ['silence', 'rain', 'tanpura'] as const

type Sound = (typeof SIT_SOUNDS)[number]

/** A person's settings for a sit. */
export type SitSettings = {
  readonly minutes: number
  readonly bells: SitBells
  readonly sound: Sound
  readonly tuning: SitTuning
}

export const SIT_MINUTES = { least: 1, most: 180 } as const

const KEY = 'alap:sit'
const FIRST: SitSettings = { minutes: 20, bells: 'none', sound: 'silence', tuning: 'c-sharp' }

const settingsShape = z.object({
  minutes: z.int().check(z.minimum(SIT_MINUTES.least), z.maximum(SIT_MINUTES.most)),
  bells: z.literal(SIT_BELLS),
  sound: z.literal(SIT_SOUNDS),
  tuning: z.literal(SIT_TUNINGS.map(({ id }) => id)),
})

/** The last settings on this device; unreadable data counts as none. */
export function lastSettings(): SitSettings {
  try {
    const parsed = z.safeParse(settingsShape, JSON.parse(deviceSetting.read(KEY) ?? 'null'))
    return parsed.success ? parsed.data : FIRST
  } catch {
    return FIRST
  }
}

export function rememberSettings(settings: SitSettings): void {
  deviceSetting.keep(KEY, JSON.stringify(settings))
}

/** The typed minutes; `null` if they are not a valid length. */
export function minutesTyped(text: string): number | null {
  const typed = plainFigures(text)
  const minutes = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
  return minutes >= SIT_MINUTES.least && minutes <= SIT_MINUTES.most ? minutes : null
}

const TITLES: Record<Sound, string> = {
  silence: 'Silent sit',
  rain: 'Rain sit',
  tanpura: 'Tanpura sit',
}

/** A sit as a recording; its address is its id, so that it is no favourite. */
export function recordingOf(settings: SitSettings): Recording {
  const { minutes, bells, sound } = settings
  const address = sitAddress({ seconds: minutes * 60, bells, ground: groundIn(settings) })
  return {
    id: address,
    title: TITLES[sound],
    description: '',
    audioUrl: address,
    raga: null,
    moodCategory: null,
    minutes,
    dayNumber: null,
  }
}

function groundIn({ sound, tuning }: SitSettings): SitGround {
  if (sound === 'tanpura') return saKeyOf(tuning)
  return sound === 'rain' ? 'rain' : 'still'
}
