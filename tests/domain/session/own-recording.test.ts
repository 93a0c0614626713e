import { describe, expect, test } from 'vitest'
import { ownRecording } from '~/domain/session/raga-recording.ts'

describe('one of Alap’s own recordings', () => {
  test.each([
    ['/recordings/yaman-10.mp3', 'yaman', 10],
    ['/recordings/ahir-bhairav-20.mp3', 'ahir-bhairav', 20],
    ['/recordings/yaman-23.mp3?seed=2026-03-03&sa=cs3', 'yaman', 23],
    ['https://cdn.example.org/alap/recordings/desh-15.mp3', 'desh', 15],
  ])('one of Alap’s own recordings is recognised at %s', (address, id, minutes) => {
    expect(ownRecording(address)).toMatchObject({ raga: { id }, minutes })
  })

  test.each([
    '/recordings/yaman-2.mp3',
    '/recordings/yaman-10+desh-10.mp3',
    '/recordings/nothing-10.mp3',
    '/recordings/yaman-10.ogg',
    'https://example.org/yaman-10.mp3',
    '/bell.mp3',
    '',
  ])('one of Alap’s own recordings is not recognised at %s', (address) => {
    expect(ownRecording(address)).toBeNull()
  })
})
