import type { Note } from '~/raga/model/notation.ts'
import { type Raga, ratioOf } from '~/raga/model/raga.ts'
import { centsOf } from '~/raga/model/swara.ts'
import type { Score, ScoreNote } from '~/raga/score/score.ts'
import type { Canvas, Point } from '~dev/recordings/gallery/canvas.ts'
import {
  EXCERPT,
  FAINT,
  INK,
  LANE,
  LAYOUT,
  SOURCES,
  VADI,
  xOf,
} from '~dev/recordings/gallery/layout.ts'
import { letter } from '~dev/recordings/gallery/lettering.ts'
import { HZ } from '~dev/recordings/movement/pitch-curve.ts'

const LANE_MARGIN_CENTS = 120
const { top, height } = LAYOUT.score

type Height = (cents: number) => number

/**
 * A minute of a score: a lane for each swara, thick lines for the notes as written, and thin lines
 * over them for the pitch that is sung, glides and all (`curve`, from the recording's beginning).
 */
export function drawScore(canvas: Canvas, raga: Raga, score: Score, curve: Float64Array): void {
  const phrases = score.phrases.filter(
    ({ startSeconds, endSeconds }) => endSeconds > EXCERPT.from && startSeconds < EXCERPT.to,
  )
  const notes = phrases.flatMap((phrase) => phrase.notes)
  const centsOfNote = (note: Note) => placeOf(raga, note)
  const heights = notes.flatMap(({ note, graces }) => [note, ...graces].map(centsOfNote))
  const lowest = Math.min(...heights, 0) - LANE_MARGIN_CENTS
  const highest = Math.max(...heights, 700) + LANE_MARGIN_CENTS
  const y: Height = (cents) => top + (height * (highest - cents)) / (highest - lowest)
  drawLanes(canvas, raga, y, [lowest, highest])
  for (const phrase of phrases) {
    const colour = SOURCES[phrase.source]
    for (const note of phrase.notes) {
      const [from, to] = [note.startSeconds, note.startSeconds + note.lengthSeconds]
      if (to < EXCERPT.from || from > EXCERPT.to) continue
      const at = y(centsOfNote(note.note))
      canvas.line([within(xOf(from) + 4, at), within(xOf(to) - 4, at)], 8, colour)
      drawKan(canvas, note, y, centsOfNote)
    }
    drawSource(canvas, phrase)
  }
  drawSung(canvas, curve, y)
}

/** Cents above middle Sa. */
function placeOf(raga: Raga, { swara, octave }: Note): number {
  return centsOf(ratioOf(raga, swara) ?? [1, 1]) + 1200 * octave
}

function drawLanes(
  canvas: Canvas,
  raga: Raga,
  y: Height,
  [lowest, highest]: readonly [number, number],
): void {
  for (const octave of [-1, 0, 1] as const) {
    for (const { swara } of raga.swaras) {
      const cents = placeOf(raga, { swara, octave })
      if (cents < lowest || cents > highest) continue
      drawLane(canvas, { swara, octave }, y(cents), swara === raga.vadi)
    }
  }
}

/** Sargam puts the mark of the low octave before the letter and that of the high one after it. */
const MARKS = { [-1]: [',', ''], 0: ['', ''], 1: ['', "'"] } as const

function drawLane(canvas: Canvas, { swara, octave }: Note, y: number, isVadi: boolean): void {
  const { left, plotWidth } = LAYOUT
  if (isVadi) canvas.fill(left, y - 8, plotWidth, 16, VADI)
  canvas.fill(left, y, plotWidth, swara === 'S' ? 2 : 1, LANE)
  const name = MARKS[octave].join(swara)
  const style = { unit: 1.7, colour: INK, thickness: isVadi ? 2 : 1.3, align: 'right' } as const
  letter(canvas, name, [left - 10, y + 5], style)
  if (isVadi) letter(canvas, 'vadi', [left + plotWidth + 8, y + 5], { unit: 1.5, colour: FAINT })
}

function drawKan(canvas: Canvas, note: ScoreNote, y: Height, cents: (note: Note) => number): void {
  if (note.startSeconds < EXCERPT.from) return
  const at = xOf(note.startSeconds)
  for (const [index, grace] of note.graces.entries()) {
    canvas.line([[at + 4 * index, y(cents(grace))]], 6, FAINT)
  }
}

function drawSource(
  canvas: Canvas,
  { source, startSeconds, endSeconds }: Score['phrases'][number],
): void {
  const { top: barTop, height: thick, baseline } = LAYOUT.sources
  const [from, to] = [within(xOf(startSeconds), 0)[0], within(xOf(endSeconds), 0)[0]]
  canvas.fill(from, barTop, to - from, thick, SOURCES[source])
  const style = { unit: 1.4, colour: FAINT, align: 'middle' } as const
  if (to - from > 60) letter(canvas, source, [(from + to) / 2, baseline], style)
}

/** The pitch of the voice, in cents above middle Sa, unbroken through a phrase. */
function drawSung(canvas: Canvas, curve: Float64Array, y: Height): void {
  let line: Point[] = []
  for (let at = EXCERPT.from * HZ; at <= EXCERPT.to * HZ; at++) {
    const point: Point = [xOf(at / HZ), y(curve[at] ?? Number.NaN)]
    const broken = at === EXCERPT.to * HZ || !(point[1] >= top && point[1] <= top + height)
    if (!broken) line.push(point)
    if (broken) {
      canvas.line(line, 1.5, INK)
      line = []
    }
  }
}

function within(x: number, y: number): Point {
  return [Math.min(LAYOUT.left + LAYOUT.plotWidth, Math.max(LAYOUT.left, x)), y]
}
