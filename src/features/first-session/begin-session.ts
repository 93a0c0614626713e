import { localMomentAt } from '~/domain/day/local-moment.ts'
import { reflectionPrompt } from '~/domain/journal/journal-entry.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { recommend } from '~/domain/recommendation/recommend.ts'
import { improvised } from '~/domain/session/improvised.ts'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { whyInShort } from '~/listening/recommendation-words.ts'
import type { FirstSession } from '~/queries/first-session/first-session.ts'
import { findRaga } from '~/raga/catalogue.ts'
import { praharAt } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'

/** The shortest length, which a stranger is offered first. */
const FIRST_MINUTES = 3

/** A first session as it begins with a mood: everything in it comes from one reading of the clock. */
export function begunSession(mood: MoodValue, minutes: number = FIRST_MINUTES): FirstSession {
  const now = localMomentAt(new Date())
  const prahar = praharAt(now.minute)
  const { raga } = recommend({ mood, prahar, sky: null, day: now.day, isFirst: true })
  return {
    checkIn: { id: crypto.randomUUID(), mood, ...now },
    raga,
    prahar,
    minutes,
    step: 'session',
    underWay: null,
    session: null,
    words: null,
    prompt: reflectionPrompt(Math.random()),
    isWanted: false,
  }
}

type Offered = Pick<FirstSession, 'checkIn' | 'raga' | 'prahar' | 'minutes'>

/** What is offered: the raga, why it is this one, and its improvisation of that day. */
type Offer = { readonly raga: Raga; readonly why: string; readonly recording: Recording }

/** What a first session plays; the same again after a reload, also at another hour. */
export function offerOf(session: Offered): Offer {
  const { checkIn, prahar, minutes } = session
  const { mood, day } = checkIn
  const choice = recommend({ mood, prahar, sky: null, day, isFirst: true })
  const raga = findRaga(session.raga)
  if (!raga) throw new RangeError(`Not in the catalogue: ${session.raga}`)
  return {
    raga,
    why: choice.raga === raga.id ? whyInShort(choice.reasons, raga) : '',
    recording: improvised(ragaRecording(raga, minutes), day, {}),
  }
}
