import { decode } from 'fast-png'
import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { Canvas } from '~dev/recordings/gallery/canvas.ts'
import { letter, unitsOf } from '~dev/recordings/gallery/lettering.ts'
import { pngFile } from '~dev/recordings/gallery/png-file.ts'
import { spectrumAt } from '~dev/recordings/gallery/spectrum.ts'

const WHITE = [255, 255, 255] as const
const BLACK = [0, 0, 0] as const

const darkOf = ({ pixels }: Canvas) =>
  pixels.reduce((sum, value) => sum + (255 - value), 0) / (3 * 255)

test('the pictures are files with pixels that can be read back', () => {
  const canvas = new Canvas(3, 2, WHITE)
  canvas.fill(1, 0, 1, 2, [255, 0, 0])
  const file = pngFile(canvas)
  const { width, height, depth, channels, palette, data } = decode(file, { checkCrc: true })
  expect([width, height, depth, channels]).toEqual([3, 2, 8, 1])
  expect(palette).toEqual([WHITE, [255, 0, 0]])
  expect([...data]).toEqual([0, 1, 0, 0, 1, 0])
})

test('the pictures keep to 256 colours for any drawing', () => {
  const canvas = new Canvas(64, 64, WHITE)
  for (let x = 0; x < 64; x++) {
    for (let y = 0; y < 64; y++) canvas.fill(x, y, 1, 1, [x * 4, y * 4, 128])
  }
  const file = pngFile(canvas)
  const { palette = [], data } = decode(file)
  expect(palette.length).toBeLessThanOrEqual(256)
  // Rounding moves no colour by 16 of 255.
  const drawn = (at: number) => [...canvas.pixels.subarray(at * 3, at * 3 + 3)]
  const furthest = [...data].map((number, at) =>
    Math.max(...drawn(at).map((value, channel) => value - (palette[number]?.[channel] ?? 0))),
  )
  expect(Math.max(...furthest)).toBeLessThan(16)
})

test('the pictures have lines as dark as they are long and thick', () => {
  const canvas = new Canvas(60, 60, WHITE)
  canvas.line(
    [
      [10, 10],
      [40, 50],
    ],
    4,
    BLACK,
  )
  expect(Math.abs(darkOf(canvas) - (50 * 4 + 4 * Math.PI))).toBeLessThan(12)
})

test('the pictures can write every name they need, and report a letter they cannot', () => {
  const canvas = new Canvas(300, 40, WHITE)
  for (const raga of RAGAS) {
    letter(canvas, `${raga.name}, ${raga.voice}`, [10, 20], { unit: 2, colour: BLACK })
    expect(unitsOf(raga.name)).toBeGreaterThan(10)
  }
  const draw = () => letter(canvas, 'Sa?', [10, 20], { unit: 2, colour: BLACK })
  expect(draw).toThrow('Nobody has drawn the letter "?"')
})

test('the pictures show a tone at its frequency and its level', () => {
  const tone = Float32Array.from(
    { length: 8192 },
    (_, index) => 0.1 * Math.sin((2 * Math.PI * 1000 * index) / 32_000),
  )
  const { decibels, binHz } = spectrumAt(tone, 0, 8192, 32_000)
  expect(decibels[Math.round(1000 / binHz)]).toBeCloseTo(-20, 0)
  expect(decibels[Math.round(1100 / binHz)]).toBeLessThan(-80)
  expect(decibels[Math.round(3000 / binHz)]).toBeLessThan(-80)
})
