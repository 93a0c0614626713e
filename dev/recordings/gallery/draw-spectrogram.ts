import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import type { Canvas, Colour } from '~dev/recordings/gallery/canvas.ts'
import { EXCERPT, FAINT, LAYOUT, xOf } from '~dev/recordings/gallery/layout.ts'
import { letter } from '~dev/recordings/gallery/lettering.ts'
import { type Spectrum, spectrumAt } from '~dev/recordings/gallery/spectrum.ts'

const WINDOW = 8192
const LOWEST_HZ = 60
const HIGHEST_HZ = 8000
const QUIETEST_DB = -96
const STEP_DB = 6

/** From below −96 dBFS to above −30, six decibels a colour: dark is soft, light is loud. */
const PALETTE: readonly Colour[] = [
  [18, 18, 31],
  [27, 26, 58],
  [42, 33, 84],
  [66, 40, 104],
  [94, 47, 112],
  [124, 54, 112],
  [154, 64, 106],
  [184, 79, 94],
  [210, 100, 80],
  [230, 129, 70],
  [243, 165, 76],
  [249, 203, 110],
  [252, 238, 176],
]

const { top, height } = LAYOUT.spectrogram

/** A minute of sound, seconds across, frequency upwards by octaves; `samples` from its start. */
export function drawSpectrogram(canvas: Canvas, samples: Float32Array): void {
  for (let column = 0; column < LAYOUT.plotWidth; column += 1) {
    const share = column / LAYOUT.plotWidth
    const seconds = EXCERPT.from + share * (EXCERPT.to - EXCERPT.from)
    const start = Math.round(seconds * SAMPLE_RATE - WINDOW / 2)
    const spectrum = spectrumAt(samples, start, WINDOW, SAMPLE_RATE)
    for (let row = 0; row < height; row++) {
      const level = loudestBetween(spectrum, hzAt(row + 1), hzAt(row))
      canvas.fill(LAYOUT.left + column, top + row, 1, 1, colourOf(level))
    }
  }
  drawAxes(canvas)
  drawScale(canvas)
}

/** The frequency at the upper edge of a row. */
function hzAt(row: number): number {
  return HIGHEST_HZ * (LOWEST_HZ / HIGHEST_HZ) ** (row / height)
}

function loudestBetween({ decibels, binHz }: Spectrum, from: number, to: number): number {
  const last = Math.round(to / binHz)
  let loudest = Number.NEGATIVE_INFINITY
  for (let bin = Math.min(last, Math.ceil(from / binHz)); bin <= last; bin++) {
    loudest = Math.max(loudest, decibels[bin] as number)
  }
  return loudest
}

function colourOf(decibels: number): Colour {
  const step = Math.ceil((decibels - QUIETEST_DB) / STEP_DB)
  return PALETTE[Math.min(PALETTE.length - 1, Math.max(0, step))] as Colour
}

const style = { unit: 1.5, colour: FAINT } as const

function drawAxes(canvas: Canvas): void {
  const octaves = Math.log2(HIGHEST_HZ / LOWEST_HZ)
  for (const [hz, name] of [
    [100, '100'],
    [200, '200'],
    [500, '500'],
    [1000, '1 k'],
    [2000, '2 k'],
    [5000, '5 k'],
  ] as const) {
    const y = top + (height * Math.log2(HIGHEST_HZ / hz)) / octaves
    canvas.fill(LAYOUT.left - 5, y, 5, 1, FAINT)
    letter(canvas, name, [LAYOUT.left - 10, y + 4], { ...style, align: 'right' })
  }
  letter(canvas, 'Hz', [LAYOUT.left - 10, top + 8], { ...style, align: 'right' })
  for (let seconds = EXCERPT.from; seconds <= EXCERPT.to; seconds += 10) {
    canvas.fill(xOf(seconds), top + height, 1, 5, FAINT)
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    letter(canvas, clock, [xOf(seconds), LAYOUT.timeBaseline], { ...style, align: 'middle' })
  }
}

/** The level of each colour. */
function drawScale(canvas: Canvas): void {
  const left = LAYOUT.left + LAYOUT.plotWidth + 8
  const box = Math.floor((height - 16) / PALETTE.length)
  letter(canvas, 'dBFS', [left, top + 8], style)
  for (const [index, colour] of PALETTE.entries()) {
    const y = top + height - (index + 1) * box
    canvas.fill(left, y, 10, box - 1, colour)
    const decibels = String(QUIETEST_DB + index * STEP_DB)
    if (index % 2 === 1) letter(canvas, decibels, [left + 14, y + 4], style)
  }
}
