import type { Grammar } from '~/raga/grammar.ts'
import type { Phrase } from '~/raga/model/notation.ts'
import type { Raga, Register } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'
import { between, type RandomStream } from '~/raga/random.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { inRegister, STAGES, type Stage } from '~/raga/score/alap-stages.ts'
import { choosePhrase, type PhraseBank, touches } from '~/raga/score/choose-phrase.ts'
import type { MelodySpan } from '~/raga/score/melody-spans.ts'
import { Memory } from '~/raga/score/memory.ts'
import { Ornaments } from '~/raga/score/ornaments.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import { refrainOf } from '~/raga/score/refrain.ts'
import { type SungPhrase, sungPhrase } from '~/raga/score/sung-phrase.ts'
import { octavesOf, variationsOf } from '~/raga/score/variations.ts'
import { walksOf } from '~/raga/score/walks.ts'

export type AlapParts = {
  readonly raga: Raga
  readonly repertoire: Repertoire
  readonly grammar: Grammar
  readonly minutes: number
  /** Where it may be sung, and the share of the time from first to last it should sound, 0–1. */
  readonly spans: readonly MelodySpan[]
  readonly sounding: number
  readonly streams: Readonly<
    Record<'choice' | 'walks' | 'pulse' | 'groups' | 'ornaments' | 'refrain', RandomStream>
  >
}

/** One alap while it is composed, phrase after phrase. Silences are added later. */
export class Alap {
  readonly #parts: AlapParts
  readonly #stages: readonly Stage[]
  readonly #bank: PhraseBank
  readonly #memory: Memory
  readonly #begins: number
  /** From the first note to the last, seconds. */
  readonly #whole: number
  readonly #touched = new Set<Stage>()
  readonly #held = new Set<Stage>()
  readonly #ornaments: Ornaments
  readonly #refrain: ReturnType<typeof refrainOf>
  #stage: Stage | undefined
  /** The refrain waits until so many phrases lie between, and it lies near; `null` while it is not due. */
  #returnsAfter: number | null = null
  #sinceRefrain: number = Number.POSITIVE_INFINITY
  #height = 0
  /** Phrases until the group is complete. */
  #group = 0

  constructor(parts: AlapParts) {
    const { raga, repertoire, grammar, minutes, spans, sounding, streams } = parts
    this.#parts = parts
    this.#stages = stagesOf(minutes, raga.register)
    this.#memory = new Memory(raga, repertoire)
    this.#ornaments = new Ornaments({ raga, grammar, random: streams.ornaments })
    this.#begins = spans[0]?.from ?? 0
    this.#whole = (spans.at(-1)?.to ?? 0) - this.#begins
    const themes = themesOf(repertoire, raga)
    this.#refrain = refrainOf(raga, repertoire.cadence, streams.refrain)
    this.#bank = {
      raga,
      authored: themes,
      pakads: new Set(raga.pakad.map((phrase) => phraseShape(phrase, 'repertoire').key)),
      characteristic: new Set(withOctaves(raga.pakad, raga).map(({ key }) => key)),
      variations: variationsOf(themes, raga, grammar),
      walks: walksOf(raga, repertoire, grammar, streams.walks),
      cadence: cadenceWithin(repertoire.cadence, sounding * this.#whole),
      memory: this.#memory,
      random: streams.choice,
    }
  }

  /**
   * The phrases of each span: as many as the melody needs for its share of the time. A span that is
   * too long takes time from the next.
   */
  sing(): SungPhrase[][] {
    const { spans, sounding } = this.#parts
    const open = spans.reduce((sum, span) => sum + span.to - span.from, 0)
    const cadence = this.#singing(this.#bank.cadence, 0, false)
    let over = 0
    return spans.map((span, index) => {
      const last = index === spans.length - 1
      const share = (sounding * this.#whole * (span.to - span.from)) / open
      const budget = share - over - (last ? cadence.seconds : 0)
      const phrases = this.#fill(span, budget)
      over = phrases.reduce((sum, phrase) => sum + phrase.seconds, 0) - budget
      return last ? [...phrases, cadence] : phrases
    })
  }

  #fill(span: MelodySpan, budget: number): SungPhrase[] {
    const phrases: SungPhrase[] = []
    let room = budget
    do {
      const done = budget > 0 ? 1 - room / budget : 0
      const time = span.from + done * (span.to - span.from)
      const moment = (time - this.#begins) / this.#whole
      const at = stageAt(this.#stages, moment)
      const hasEnded =
        at.stage !== this.#stage && this.#parts.minutes >= ALAP_FORM.refrain.fromMinutes
      const { afterBell, phrasesApart } = ALAP_FORM.refrain
      if (phrases.length === 0) this.#returnsAfter = afterBell
      else if (hasEnded) this.#returnsAfter ??= phrasesApart
      const phrase = this.#returns(at, room) ?? this.#next(at, room)
      this.#stage = at.stage
      phrases.push(phrase)
      room -= phrase.seconds
    } while (room > ALAP_FORM.choice.leastRoomSeconds)
    return phrases
  }

  /** The refrain, where it may come again and there is time for it and another phrase. */
  #returns({ stage }: StageAt, roomSeconds: number): SungPhrase | null {
    const { refrain, choice } = ALAP_FORM
    const apart = this.#returnsAfter
    if (apart === null || this.#sinceRefrain < apart) return null
    // It ends the stage before, too.
    const ceiling = Math.max(refrain.highest, stage.ceiling, this.#stage?.ceiling ?? 0)
    const shape = this.#refrain({ height: this.#height, ceiling })
    if (!shape || this.#memory.age(shape.key) <= apart) return null
    const phrase = this.#singing(shape, 0, false)
    if (phrase.seconds + choice.leastRoomSeconds > roomSeconds) return null
    // Like any other phrase, it may be followed by its answer after a breath.
    const open = this.#opens(roomSeconds)
    this.#sinceRefrain = 0
    this.#returnsAfter = null
    return this.#remembered(shape, { ...phrase, open })
  }

  #remembered(shape: PhraseShape, phrase: SungPhrase): SungPhrase {
    this.#memory.remember(shape, phrase)
    this.#height = shape.last
    return phrase
  }

  #next(at: StageAt, roomSeconds: number): SungPhrase {
    const { stage, progress } = at
    const open = this.#opens(roomSeconds)
    const due = stage.touches === 'low' ? 0 : ALAP_FORM.summitDueAt
    const mustTouch = stage.touches !== undefined && !this.#touched.has(stage) && progress >= due
    const shape = choosePhrase(this.#bank, {
      ...at,
      height: this.#height,
      roomSeconds,
      mustTouch,
      open,
    })
    if (touches(shape, stage)) this.#touched.add(stage)
    const hold = open ? 0 : this.#holdSeconds(shape, at, roomSeconds)
    this.#sinceRefrain += 1
    return this.#remembered(shape, this.#singing(shape, hold, open))
  }

  /** Whether the next phrase is open, with another of its group after it. */
  #opens(roomSeconds: number): boolean {
    const { ones, twos, leastRoomSeconds } = ALAP_FORM.groups
    if (this.#group === 0) {
      const kind = this.#parts.streams.groups()
      this.#group = kind < ones ? 1 : kind < ones + twos ? 2 : 3
    }
    this.#group = roomSeconds < leastRoomSeconds ? 0 : this.#group - 1
    return this.#group > 0
  }

  #singing(shape: PhraseShape, holdSeconds: number, open: boolean): SungPhrase {
    const { raga, streams } = this.#parts
    const lag = (swara: SwaraLetter) => this.#memory.lag(swara)
    const phrase = sungPhrase(shape, { raga, random: streams.pulse, lag, holdSeconds, open })
    return this.#ornaments.added(phrase)
  }

  /**
   * Each stage has one long held note, on a swara the raga rests on, or on any swara late in the
   * stage.
   */
  #holdSeconds(shape: PhraseShape, { stage, progress }: StageAt, roomSeconds: number): number {
    const { fromSeconds, toSeconds, afterShare, dueShare, leastNyas } = ALAP_FORM.held
    const end = shape.phrase.notes.at(-1)?.note.swara
    const rests = end !== undefined && (this.#parts.raga.nyas[end] ?? 0) >= leastNyas
    const now = (rests && progress >= afterShare) || progress >= dueShare
    if (this.#held.has(stage) || !now || roomSeconds < 2 * toSeconds) return 0
    this.#held.add(stage)
    return between(this.#parts.streams.pulse, [fromSeconds, toSeconds])
  }
}

/** The phrases of a repertoire and the pakads, and the same in other octaves. */
function themesOf({ phrases }: Repertoire, raga: Raga): readonly PhraseShape[] {
  const shapes = withOctaves([...phrases, ...raga.pakad], raga)
  const keys = new Set<string>()
  return shapes.filter(({ key }) => !keys.has(key) && keys.add(key))
}

function withOctaves(phrases: readonly Phrase[], raga: Raga): PhraseShape[] {
  return [...phrases, ...octavesOf(phrases, raga)].map((phrase) =>
    phraseShape(phrase, 'repertoire'),
  )
}

/** The cadence, or the part of its end that fits this many sounding seconds. */
function cadenceWithin(cadence: Phrase, soundingSeconds: number): PhraseShape {
  const { pulse, lastNote, cadence: limits } = ALAP_FORM
  const longest = (limits.most * soundingSeconds) / pulse.seconds / lastNote.least
  const fits = cadence.notes.findIndex((_, index, notes) => {
    const units = notes.slice(index).reduce((sum, note) => sum + note.units, 0)
    return units <= longest || notes.length - index <= limits.fewestNotes
  })
  return phraseShape({ ...cadence, notes: cadence.notes.slice(fits) }, 'cadence')
}

/** The stage at a moment, and the share of it that has passed, 0–1. */
type StageAt = { readonly stage: Stage; readonly progress: number }

/** The stages of a session of this many minutes, for a raga of this register. */
export function stagesOf(minutes: number, register: Register): readonly Stage[] {
  const stages = STAGES.findLast(({ fromMinutes }) => minutes >= fromMinutes)?.stages ?? []
  return inRegister(stages, register, minutes)
}

/** The stage at a moment of the melody, 0 its first note and 1 its last. */
export function stageAt(stages: readonly Stage[], moment: number): StageAt {
  let begins = 0
  for (const stage of stages) {
    if (moment < begins + stage.share) return { stage, progress: (moment - begins) / stage.share }
    begins += stage.share
  }
  const last = stages.at(-1)
  if (!last) throw new RangeError('An alap needs a stage')
  return { stage: last, progress: 1 }
}
