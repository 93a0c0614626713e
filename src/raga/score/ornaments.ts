import { semitonesOf } from '~/raga/grammar.ts'
import type { Note } from '~/raga/model/notation.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { type Drawing, graceNotes } from '~/raga/score/grace-notes.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'

type SungNote = SungPhrase['notes'][number]

/** Adds kan, murki and meend to the phrases of an alap, more where it has moved less than usual. */
export class Ornaments {
  readonly #drawing: Drawing
  #moves = 0
  #seconds = 0
  #steps = 0
  #glides = 0

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  /** A phrase with ornaments on some of the notes that have none in writing. */
  added(phrase: SungPhrase): SungPhrase {
    const notes = phrase.notes.map((note, index) => {
      const before = phrase.notes[index - 1]
      const graces = note.graces.length > 0 ? note.graces : this.#graces(before?.note, note)
      this.#moves += graces.length + (before && stepOf(before, note) > 0 ? 1 : 0)
      this.#seconds += note.seconds
      const glides = before !== undefined && this.#glidesTo(before, { ...note, graces })
      if (before) this.#steps += 1
      if (before && (note.meend || glides)) this.#glides += 1
      return { ...note, graces, meend: note.meend || glides }
    })
    return { ...phrase, notes }
  }

  #graces(before: Note | undefined, { note, seconds, andolan }: SungNote): readonly Note[] {
    const { kan, murki } = ALAP_FORM.ornaments
    const { random } = this.#drawing
    const eagerness = this.#eagerness()
    const [turns, touches] = [random() < murki.share * eagerness, random() < kan.share * eagerness]
    if (turns && !andolan && seconds >= murki.fromSeconds) {
      return graceNotes('murki', before, note, this.#drawing)
    }
    return touches && seconds >= kan.fromSeconds
      ? graceNotes('kan', before, note, this.#drawing)
      : []
  }

  /** 1 for a melody that moves as often as it should, more for one that moves less. */
  #eagerness(): number {
    const { movesPerSecond, leaning } = ALAP_FORM.ornaments
    if (this.#seconds === 0) return 1
    return Math.max(0, 1 + leaning * (1 - this.#moves / this.#seconds / movesPerSecond))
  }

  /** Whether to glide where nothing is written: less often, where much is. */
  #glidesTo(before: SungNote, note: SungNote): boolean {
    const { most, share, wideShare, wideSemitones, widestSemitones } = ALAP_FORM.ornaments.meend
    const step = stepOf(before, note)
    const reach = Math.abs(semitonesOf(note.graces[0] ?? note.note) - semitonesOf(before.note))
    const wanted = reach >= wideSemitones ? wideShare : share
    const drawn = this.#drawing.random() < wanted && step > 0 && step <= widestSemitones
    return drawn && this.#glides < most * this.#steps
  }
}

function stepOf(from: SungNote, to: SungNote): number {
  return Math.abs(semitonesOf(to.note) - semitonesOf(from.note))
}
