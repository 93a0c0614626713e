import { describe, expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { choiceOf, chosenRecordings } from '~dev/recordings/catalogue-files.ts'
import { recordingName, recordingNamed } from '~dev/recordings/recording.ts'

describe('the names of recordings', () => {
  test('the names of recordings are read back as they are written', () => {
    const recording = recordingNamed('ahir-bhairav-10.mp3')
    expect(recording?.raga.name).toBe('Ahir Bhairav')
    expect(recording && recordingName(recording)).toBe('ahir-bhairav-10.mp3')
  })

  test.each([
    'yaman-0.mp3',
    'yaman-61.mp3',
    'yaman-010.mp3',
    'yaman-1.5.mp3',
    'yaman.mp3',
    'Yaman-10.mp3',
    'yaman-10.wav',
    'yaman-10.mp3/',
    'marwa-10.mp3',
    '../yaman-10.mp3',
    '..%2fyaman-10.mp3',
    '',
  ])('the name "%s" is no recording', (name) => {
    expect(recordingNamed(name)).toBeUndefined()
  })
})

test('the recordings that are made ahead of time are every raga in every length', () => {
  const names = chosenRecordings().map(recordingName)
  expect(names).toHaveLength(RAGAS.length * 3)
  expect(names).toEqual(
    expect.arrayContaining(['yaman-10.mp3', 'shivaranjani-15.mp3', 'hamsadhwani-20.mp3']),
  )
})

test('the recordings that are made ahead of time can be chosen by raga, by length, or both', () => {
  const names = (ragas?: string, minutes?: string) =>
    chosenRecordings(choiceOf({ ragas, minutes })).map(recordingName)
  expect(names('yaman,desh', '3')).toEqual(['yaman-3.mp3', 'desh-3.mp3'])
  expect(names('desh')).toEqual(['desh-10.mp3', 'desh-15.mp3', 'desh-20.mp3'])
  expect(names(undefined, '10,15')).toHaveLength(RAGAS.length * 2)
  expect(() => names('yaman', 'ten')).toThrow('There is no raga "yaman" or no length of NaN')
})
