import type { Raga } from '~/raga/model/raga.ts'
import type { RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import type { Stage } from '~/raga/score/alap-stages.ts'
import { exponential } from '~/raga/score/exponential.ts'
import type { Memory } from '~/raga/score/memory.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import { rangeOf } from '~/raga/score/voice-range.ts'
import type { ProposeWalks } from '~/raga/score/walks.ts'

/** The requirements for the next phrase. */
export type Wish = {
  readonly stage: Stage
  /** The share of the stage that has passed, 0–1. */
  readonly progress: number
  /** The present height of the melody, in semitones from middle Sa. */
  readonly height: number
  /** The sounding time that is left before the next bell or the end. */
  readonly roomSeconds: number
  /** The phrase must touch what the stage requires: see `Stage.touches`. */
  readonly mustTouch: boolean
  /** It is sung as an open phrase, which should be short. */
  readonly open: boolean
}

export type PhraseBank = {
  readonly raga: Raga
  readonly authored: readonly PhraseShape[]
  /** The keys of its pakads as they are written. */
  readonly pakads: ReadonlySet<string>
  /** The same in every octave: the phrases by which a listener recognises the raga. */
  readonly characteristic: ReadonlySet<string>
  /** Other ways to sing a phrase of the repertoire. */
  readonly variations: (theme: PhraseShape) => readonly PhraseShape[]
  readonly walks: ProposeWalks
  /** The closing phrase, which is kept for the end. */
  readonly cadence: PhraseShape
  readonly memory: Memory
  readonly random: RandomStream
}

/** Whether a phrase touches what the stage requires. */
export function touches(shape: PhraseShape, stage: Stage): boolean {
  if (stage.touches === undefined) return true
  return stage.touches === 'low' ? shape.low < 0 : shape.high > ALAP_FORM.summitAbove
}

/**
 * Draws the next phrase: a pakad that is due; else mostly one of the repertoire, varied when it was
 * heard before, sometimes a walk that is new. If nothing fits, it returns a single long note.
 */
export function choosePhrase(bank: PhraseBank, wish: Wish): PhraseShape {
  const { memory, random } = bank
  const walks = random() < ALAP_FORM.choice.walks
  const pool =
    some(duePakads(bank, wish)) ??
    some(walks ? fittingWalks(bank, wish).filter(({ key }) => memory.isNew(key)) : []) ??
    some(fittingPhrases(bank, wish)) ??
    some(fittingWalks(bank, wish))
  if (!pool && wish.mustTouch) return choosePhrase(bank, { ...wish, mustTouch: false })
  const weights = (pool ?? []).map((shape) => weight(shape, bank, wish))
  const drawn = Array.from({ length: ALAP_FORM.variation.attempts }, () =>
    draw(pool ?? [], weights, random),
  ).filter((theme) => theme !== undefined)
  for (const theme of drawn) {
    const sung = varied(theme, bank, wish)
    if (sung) return sung
  }
  return drawn[0] ?? loneNote(bank)
}

/** A phrase as written when it is new, or a pakad; later a variation of it that was not heard yet. */
function varied(theme: PhraseShape, bank: PhraseBank, wish: Wish): PhraseShape | undefined {
  const { cadence, characteristic, memory, random } = bank
  if (characteristic.has(theme.key)) return theme
  const isUnheard = ({ key }: PhraseShape) => key !== cadence.key && memory.isNew(key)
  if (theme.source === 'walk' || isUnheard(theme)) return theme
  const [low, high] = wish.stage.window
  const fitting = bank
    .variations(theme)
    .filter((shape) => isUnheard(shape) && (!wish.mustTouch || touches(shape, wish.stage)))
    .filter(
      (shape) => shape.low >= Math.min(low, theme.low) && shape.high <= Math.max(high, theme.high),
    )
  return draw(
    fitting,
    fitting.map((shape) => weight(shape, bank, wish)),
    random,
  )
}

/** Late in a stage, the pakads that lie there and were not heard yet. */
function duePakads(bank: PhraseBank, wish: Wish): readonly PhraseShape[] {
  const { choice, pulse } = ALAP_FORM
  if (wish.progress < choice.pakad.dueShare) return []
  return fittingPhrases(bank, wish).filter(
    (shape) => isNewPakad(shape, bank) && shape.units * pulse.seconds <= wish.roomSeconds,
  )
}

function isNewPakad({ key }: PhraseShape, { pakads, memory }: PhraseBank): boolean {
  return pakads.has(key) && memory.isNew(key)
}

function fittingWalks(bank: PhraseBank, { stage, height, mustTouch }: Wish): PhraseShape[] {
  const [low, high] = stage.window
  const near = Math.max(low, Math.min(high, height))
  const { attempts } = ALAP_FORM.walk
  const heard: PhraseShape[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const walks = bank
      .walks(near, stage.window)
      .filter((shape) => !lately(shape, bank) && (!mustTouch || touches(shape, stage)))
    const fresh = walks.filter(({ key }) => bank.memory.isNew(key))
    if (fresh.length > 0) return fresh
    heard.push(...walks)
  }
  return heard
}

function some<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined
}

/** The phrases within the stage's window, which widens until there are enough of them. */
function fittingPhrases(bank: PhraseBank, { stage, mustTouch }: Wish): readonly PhraseShape[] {
  const {
    window: [low, high],
    ceiling,
  } = stage
  const fresh = bank.authored.filter(
    (shape) => !lately(shape, bank) && (!mustTouch || touches(shape, stage)),
  )
  const [lowest, highest] = rangeOf(bank.raga)
  const top = Math.min(highest, ceiling)
  for (let wider = 0; ; wider++) {
    const floor = Math.max(lowest, low - wider)
    const roof = Math.min(top, high + wider)
    const fitting = fresh.filter((shape) => shape.low >= floor && shape.high <= roof)
    const widest = floor === lowest && roof === top
    if (widest || fitting.length >= ALAP_FORM.fewestPhrases) return fitting
  }
}

/** Whether a phrase was heard too recently to return; with few phrases it may return sooner. */
function lately(shape: PhraseShape, bank: PhraseBank): boolean {
  const { authored, cadence, characteristic, memory } = bank
  if (shape.key === cadence.key) return true
  if (characteristic.has(shape.key)) {
    return memory.age(shape.key) <= ALAP_FORM.choice.pakad.bannedAge
  }
  const banned = Math.min(ALAP_FORM.choice.bannedAge, Math.floor(authored.length / 3))
  return memory.age(shape.key) <= Math.max(1, banned)
}

function weight(shape: PhraseShape, bank: PhraseBank, wish: Wish): number {
  const { raga, characteristic, memory } = bank
  const {
    pakad,
    near,
    aimWidth,
    poorestNyas,
    leaning,
    roundSaPull,
    excessSeconds,
    openUnits,
    closeUnits,
  } = ALAP_FORM.choice
  const end = shape.phrase.notes.at(-1)?.note.swara
  const isHome = shape.last === 0 ? (wish.stage.home ?? 1) : 1
  const nyas = isHome * ((end && raga.nyas[end]) ?? poorestNyas)
  const [from, to] = wish.stage.aim
  const { aboveSa } = wish.stage
  const pull = aboveSa === undefined ? 0 : roundSaPull * (aboveSa - memory.aboveSa)
  const aim = from + (to - from) * wish.progress + pull
  const excess = Math.max(0, shape.units * ALAP_FORM.pulse.seconds * 1.1 - wish.roomSeconds)
  const apart = (shape.mean - aim) / aimWidth
  const likes =
    -Math.abs(shape.first - wish.height) / near -
    (apart * apart) / 2 +
    leaning * lagOf(shape, memory) -
    excess / excessSeconds +
    (wish.open ? -shape.units / openUnits : shape.units / closeUnits)
  const leastFresh = characteristic.has(shape.key) ? pakad.freshness : 0
  const fresh = isNewPakad(shape, bank)
    ? pakad.unheard
    : Math.max(leastFresh, memory.freshness(shape.key))
  return nyas * fresh * exponential(likes)
}

/** How far the swaras of a phrase lag behind their shares, each weighted by its length. */
function lagOf({ phrase, units }: PhraseShape, memory: Memory): number {
  let lag = 0
  for (const note of phrase.notes) lag += note.units * memory.lag(note.note.swara)
  return lag / units
}

/** Sa alone, or the vadi if Sa was heard last. */
function loneNote({ raga, memory }: PhraseBank): PhraseShape {
  const held = (swara: Raga['vadi']): PhraseShape => {
    const note = { note: { swara, octave: 0 }, units: 4, graces: [], meend: false, andolan: false }
    return phraseShape({ text: swara, notes: [{ ...note, note: { swara, octave: 0 } }] }, 'walk')
  }
  const sa = held('S')
  if (memory.age(sa.key) > 1) return sa
  return held(raga.vadi === 'S' ? raga.samvadi : raga.vadi)
}

function draw<Item>(
  items: readonly Item[],
  weights: readonly number[],
  random: RandomStream,
): Item | undefined {
  let left = random() * weights.reduce((sum, part) => sum + part, 0)
  return items.find((_, index) => {
    left -= weights[index] ?? 0
    return left < 0
  })
}
