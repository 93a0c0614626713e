import { describe, expect, it } from 'vitest'
import { sessionRecordings } from '~dev/recordings/catalogue-files.ts'
import { recordingName, recordingNamed } from '~dev/recordings/recording.ts'

describe('the names of recordings', () => {
  it('are read back as they are written', () => {
    const recording = recordingNamed('ahir-bhairav-10.mp3')
    expect(recording?.raga.name).toBe('Ahir Bhairav')
    expect(recording && recordingName(recording)).toBe('ahir-bhairav-10.mp3')
  })

  it.each([
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
  ])('"%s" is none', (name) => {
    expect(recordingNamed(name)).toBeUndefined()
  })
})

it('the sessions need eleven recordings: ten minutes each but two', () => {
  expect(sessionRecordings().map(recordingName).sort()).toEqual([
    'ahir-bhairav-10.mp3',
    'bageshri-10.mp3',
    'bhairavi-10.mp3',
    'bhupali-10.mp3',
    'desh-10.mp3',
    'durga-10.mp3',
    'hamsadhwani-20.mp3',
    'khamaj-10.mp3',
    'malkauns-10.mp3',
    'shivaranjani-15.mp3',
    'yaman-10.mp3',
  ])
})
