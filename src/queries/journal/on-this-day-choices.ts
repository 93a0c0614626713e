import * as z from 'zod/mini'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import { type KeptChoice, useKeptChoice } from '~/queries/almanac/kept-choice.ts'

/** What a person wants to see of what they wrote on days like this one, on one device. */
export type OnThisDayChoices = {
  /** The day on which it was put away; `null` for none. */
  readonly hiddenOn: LocalDay | null
  /** Nothing that was written in a mood of 1 or 2. */
  readonly isHardLeftOut: boolean
  readonly isLeftOutAtHome: boolean
}

const NOTHING: OnThisDayChoices = { hiddenOn: null, isHardLeftOut: false, isLeftOutAtHome: false }

const shape = z.object({
  hiddenOn: z.catch(z.nullable(z.custom<LocalDay>(isLocalDay)), null),
  isHardLeftOut: z.catch(z.boolean(), false),
  isLeftOutAtHome: z.catch(z.boolean(), false),
})

const CHOICES: KeptChoice<OnThisDayChoices> = {
  name: 'on-this-day',
  parse: (kept) => z.safeParse(shape, kept).data ?? NOTHING,
}

/** The choices, `undefined` until the device has been read, and a function to change some of them. */
export function useOnThisDayChoices() {
  const [choices, choose] = useKeptChoice(CHOICES)
  const change = (changes: Partial<OnThisDayChoices>) => {
    choose({ ...(choices ?? NOTHING), ...changes })
  }
  return [choices, change] as const
}
