import { expect, test } from 'vitest'
import { wavFile } from '~dev/recordings/wav-file.ts'

test('a WAV file has a true header, alternating sides and cut full scale', () => {
  const file = wavFile({ left: Float32Array.of(0.5, 2), right: Float32Array.of(-0.5, -2) })
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.readUInt16LE(22)).toBe(2)
  expect(file.readUInt32LE(24)).toBe(32_000)
  expect(file.readUInt32LE(28)).toBe(128_000)
  expect(file.readUInt32LE(40)).toBe(8)
  const samples = [44, 46, 48, 50].map((at) => file.readInt16LE(at))
  expect(samples).toEqual([16_384, -16_383, 32_767, -32_767])
})
