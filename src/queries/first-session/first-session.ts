import * as z from 'zod/mini'
import { isSessionLength } from '~/domain/improvisation/leg.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import {
  localMomentShape,
  momentFields,
  secondsShape,
  underWayShape,
} from '~/queries/listening/under-way.ts'
import { findRaga } from '~/raga/catalogue.ts'
import { PRAHARS, type Prahar } from '~/raga/model/prahar.ts'
import type { RagaId } from '~/raga/model/raga.ts'

const KIND = 'first-session'

const minutesShape = z.number().check(z.refine(isSessionLength))
const addressShape = z.string().check(z.refine(isPlayableUrl))

const shape = z.object({
  /** The mood that was asked first, with the id of the check-in that it may become. */
  checkIn: z.object({ id: z.uuid(), mood: z.custom<MoodValue>(isMoodValue), ...momentFields }),
  /** What was recommended then; another hour chooses no other raga. */
  raga: z.custom<RagaId>((id) => typeof id === 'string' && findRaga(id) !== undefined),
  prahar: z.custom<Prahar>((prahar) => PRAHARS.some((known) => known === prahar)),
  minutes: minutesShape,
  step: z.literal(['session', 'reflection']),
  /** The listening so far, which a reload goes on with. */
  underWay: z.nullable(
    z.object({ audioUrl: addressShape, position: secondsShape, ...underWayShape.shape }),
  ),
  /** A session that counts. */
  session: z.nullable(
    z.object({
      id: z.uuid(),
      ...momentFields,
      minutes: z.nullable(minutesShape),
      raga: z.nullable(z.string().check(z.maxLength(100))),
      heard: z.nullable(addressShape),
    }),
  ),
  /** What is written, with the id of the entry that it may become, and when the writing began. */
  words: z.nullable(
    z.object({
      id: z.uuid(),
      began: localMomentShape,
      content: z.string(),
    }),
  ),
  prompt: z.string().check(z.maxLength(200)),
  /** The person asked to keep it in an account. */
  isWanted: z.boolean(),
})

/** What a stranger has done of a first session. Its ids are made once, when each thing happens. */
export type FirstSession = z.infer<typeof shape>

/** The first session of this tab, for the person who is here now; see `broughtAlong`. */
export const firstSession = {
  /** Returns whether the tab could keep it. */
  keep: (session: FirstSession): boolean => broughtAlong.keep(KIND, session),
  get: (): FirstSession | null => {
    const kept = z.safeParse(shape, broughtAlong.get(KIND))
    return kept.success ? kept.data : null
  },
  drop: (): void => broughtAlong.drop(KIND),
} as const
