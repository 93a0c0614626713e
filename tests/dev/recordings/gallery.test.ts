import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { Canvas } from '~dev/recordings/gallery/canvas.ts'
import { letter, unitsOf } from '~dev/recordings/gallery/lettering.ts'
import { pngFile } from '~dev/recordings/gallery/png-file.ts'
import { spectrumAt } from '~dev/recordings/gallery/spectrum.ts'

const WHITE = [255, 255, 255] as const
const BLACK = [0, 0, 0] as const

const darkOf = ({ pixels }: Canvas) =>
  pixels.reduce((sum, value) => sum + (255 - value), 0) / (3 * 255)

describe('the pictures', () => {
  test('are files whose pixels can be read back', () => {
    const canvas = new Canvas(3, 2, WHITE)
    canvas.fill(1, 0, 1, 2, [255, 0, 0])
    const file = pngFile(canvas)
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([3, 2])
    const palette = file.indexOf('PLTE')
    expect([...file.subarray(palette + 4, palette + 10)]).toEqual([...WHITE, 255, 0, 0])
    const data = file.indexOf('IDAT')
    const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)))
    expect([...rows]).toEqual([0, 0, 1, 0, 0, 0, 1, 0])
    // The check sum of an empty last chunk is the same in every PNG there is.
    expect(file.subarray(-4).toString('hex')).toBe('ae426082')
  })

  test('keep to 256 colours, whatever is drawn', () => {
    const canvas = new Canvas(64, 64, WHITE)
    for (let x = 0; x < 64; x++) {
      for (let y = 0; y < 64; y++) canvas.fill(x, y, 1, 1, [x * 4, y * 4, 128])
    }
    const file = pngFile(canvas)
    expect(file.readUInt32BE(file.indexOf('PLTE') - 4)).toBeLessThanOrEqual(256 * 3)
  })

  test('have lines as dark as they are long and thick', () => {
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

  test('can write every name they need, and say which letter they cannot', () => {
    const canvas = new Canvas(300, 40, WHITE)
    for (const raga of RAGAS) {
      letter(canvas, `${raga.name}, ${raga.voice}`, [10, 20], { unit: 2, colour: BLACK })
      expect(unitsOf(raga.name)).toBeGreaterThan(10)
    }
    const draw = () => letter(canvas, 'Sa?', [10, 20], { unit: 2, colour: BLACK })
    expect(draw).toThrow('Nobody has drawn the letter "?"')
  })

  test('show a tone at its frequency and its level', () => {
    const tone = Float32Array.from(
      { length: 8192 },
      (_, index) => 0.1 * Math.sin((2 * Math.PI * 1000 * index) / 32_000),
    )
    const { decibels, binHz } = spectrumAt(tone, 0, 8192, 32_000)
    expect(decibels[Math.round(1000 / binHz)]).toBeCloseTo(-20, 0)
    expect(decibels[Math.round(1100 / binHz)]).toBeLessThan(-80)
    expect(decibels[Math.round(3000 / binHz)]).toBeLessThan(-80)
  })
})
