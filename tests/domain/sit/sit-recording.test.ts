import { expect, test } from 'vitest'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { saHz } from '~/domain/improvisation/sa.ts'
import { composedSeconds } from '~/domain/session/composed-seconds.ts'
import { SIT_TUNINGS, saKeyOf } from '~/domain/sit/sit-ground.ts'
import { sitAddress, sitRecordingOf, sitSoundRequest } from '~/domain/sit/sit-recording.ts'

test.each([
  ['/recordings/sit-1200.mp3', { seconds: 1200, bells: 'none', ground: 'still' }],
  ['/recordings/sit-60.mp3?ground=rain', { seconds: 60, bells: 'none', ground: 'rain' }],
  ['/recordings/sit-10800.mp3?ground=cs3&bells=15', { seconds: 10_800, bells: 15, ground: 'cs3' }],
  ['/recordings/sit-754.mp3?bells=halfway', { seconds: 754, bells: 'halfway', ground: 'still' }],
] as const)('%s is a sit, and the sit has this address', (address, sit) => {
  expect(sitRecordingOf(address)).toEqual(sit)
  expect(sitAddress(sit)).toBe(address)
  expect(improvisationOf(address)).toBeNull()
})

test.each([
  '/recordings/sit-59.mp3',
  '/recordings/sit-10801.mp3',
  '/recordings/sit-0600.mp3',
  '/recordings/sit-600.mp3?bells=7',
  '/recordings/sit-600.mp3?bells=none',
  '/recordings/sit-600.mp3?ground=h3',
  '/recordings/sit-600.mp3?ground=still',
  '/recordings/sit-600.mp3?bells=5&ground=rain',
  '/recordings/sit-600.mp3?more=1',
  '/recordings/yaman-10.mp3',
  '',
])('"%s" is no sit', (address) => {
  expect(sitRecordingOf(address)).toBeNull()
})

test.each([
  [1200, 5, [300, 600, 900]],
  [754, 5, [300, 600]],
  [300, 5, []],
  [755, 'halfway', [377.5]],
  [1200, 'none', []],
] as const)('a sit of %s s with bells "%s" has them at %j', (seconds, bells, at) => {
  const { innerBells } = sitSoundRequest({ seconds, bells, ground: 'rain' })
  expect(innerBells.map((bell) => Math.round(bell * 1000) / 1000)).toEqual(at)
})

test('a drone is tuned to its Sa', () => {
  const { ground } = sitSoundRequest({ seconds: 600, bells: 'none', ground: 'a2' })
  expect(ground).toMatchObject({ kind: 'drone' })
  expect(ground.kind === 'drone' ? ground.tonicHz : 0).toBeCloseTo(110, 2)
})

test.each([
  ['/recordings/sit-1200.mp3', 1215],
  ['/recordings/sit-60.mp3?ground=rain&bells=halfway', 75],
  ['/recordings/yaman-10.mp3', 600],
  ['/recordings/yaman-10+bhupali-23.mp3?seed=2026-11-25', 1980],
  ['/recordings/sit-59.mp3', null],
  ['/recordings/yaman-61.mp3', null],
  ['/recordings/tanpura-c.mp3', null],
  ['https://music.example/recordings/sit-60.mp3', null],
])('the sound of "%s" is composed for %j seconds', (address, seconds) => {
  expect(composedSeconds(address)).toBe(seconds)
})

test.each(SIT_TUNINGS)(
  'the tanpura by itself on $sa has the same Sa where it is composed',
  (one) => {
    expect(saHz(saKeyOf(one.id))).toBeCloseTo(one.tonicHz, 2)
  },
)
