import type { Raga } from '~/raga/model/raga.ts'
import { swaraOf } from '~/raga/model/swara.ts'
import { Canvas, type Point } from '~dev/recordings/gallery/canvas.ts'
import { drawScore } from '~dev/recordings/gallery/draw-score.ts'
import { drawSpectrogram } from '~dev/recordings/gallery/draw-spectrogram.ts'
import { EXCERPT, FAINT, INK, LAYOUT, PAPER, SOURCES } from '~dev/recordings/gallery/layout.ts'
import { letter, unitsOf } from '~dev/recordings/gallery/lettering.ts'
import { pngFile } from '~dev/recordings/gallery/png-file.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { pitchCurve } from '~dev/recordings/movement/pitch-curve.ts'
import { RECORDING_SEED } from '~dev/recordings/render/cache-key.ts'
import { mixOf, scoreOf } from '~dev/recordings/render/performance.ts'

/** One minute of a raga's recording as score, sung pitch and spectrogram, as a PNG. */
export function pictureOf(raga: Raga): Uint8Array {
  const recording = { raga, minutes: EXCERPT.minutes }
  const score = scoreOf(recording)
  const { left } = collect(mixOf(recording), EXCERPT.to + 1)
  const curve = pitchCurve({ ...recording, seed: RECORDING_SEED }, score)
  const canvas = new Canvas(LAYOUT.width, LAYOUT.height, PAPER)
  drawTitle(canvas, raga)
  drawScore(canvas, raga, score, curve)
  drawSpectrogram(canvas, left)
  return pngFile(canvas)
}

const SMALL = { unit: 1.5, colour: FAINT } as const

function drawTitle(canvas: Canvas, raga: Raga): void {
  const y = LAYOUT.titleBaseline
  letter(canvas, raga.name, [LAYOUT.left, y], { unit: 2.4, colour: INK })
  const facts = `vadi ${swaraOf(raga.vadi).latin}, samvadi ${swaraOf(raga.samvadi).latin}, ${raga.voice}`
  letter(canvas, facts, [LAYOUT.left + unitsOf(raga.name) * 2.4 + 18, y], SMALL)
  let right = LAYOUT.left + LAYOUT.plotWidth
  const key = (name: string, sample: (at: Point) => void) => {
    letter(canvas, name, [right, y], { ...SMALL, align: 'right' })
    right -= unitsOf(name) * SMALL.unit + 24
    sample([right, y - 4])
    right -= 16
  }
  key('sung', ([x, at]) =>
    canvas.line(
      [
        [x, at],
        [x + 16, at],
      ],
      1.5,
      INK,
    ),
  )
  key('kan', ([x, at]) => canvas.line([[x + 8, at]], 6, FAINT))
  for (const [source, colour] of Object.entries(SOURCES).reverse()) {
    key(source, ([x, at]) =>
      canvas.line(
        [
          [x + 2, at],
          [x + 14, at],
        ],
        8,
        colour,
      ),
    )
  }
}
