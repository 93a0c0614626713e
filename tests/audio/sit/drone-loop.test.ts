import { expect, test } from 'vitest'
import { createDroneLoop } from '~/audio/sit/drone-loop.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { settled } from '~tests/audio/player-over-fake.ts'

const URL = '/recordings/tanpura-c.mp3'

async function newDrone(overlapSeconds = 8, setUp: Partial<FakeAudio> = {}) {
  const made: FakeAudio[] = []
  const heard = { ticks: 0, lost: 0 }
  const drone = createDroneLoop(
    () => {
      const audio = Object.assign(new FakeAudio(), setUp)
      made.push(audio)
      return audio.element
    },
    {
      url: URL,
      overlapSeconds,
      onTick: () => {
        heard.ticks += 1
      },
      onLost: () => {
        heard.lost += 1
      },
    },
  )
  const [first, second] = made
  if (!first || !second) throw new Error('A drone is two elements.')
  drone.play()
  for (const audio of made) if (audio.src) audio.receive(300)
  await settled()
  await settled()
  return { drone, first, second, heard }
}

const isSounding = (audio: FakeAudio) => !audio.paused && !audio.muted

test('the drone sounds from one element, and the other is only prepared', async () => {
  const { first, second } = await newDrone()
  expect([isSounding(first), isSounding(second)]).toEqual([true, false])
  expect(second.plays).toBe(1)
  expect(second.muted).toBe(false)
})

test('the drone starts the other element over the first one’s end, and so on', async () => {
  const { first, second } = await newDrone()
  // A breath of it went by while it was introduced.
  second.advance(0.5)
  first.advance(291)
  expect(isSounding(second)).toBe(false)
  first.advance(1.2)
  expect([isSounding(first), isSounding(second)]).toEqual([true, true])
  expect(second.currentTime).toBe(0)
  const { plays } = second
  first.advance(0.3)
  expect(second.plays).toBe(plays)
  first.playToTheEnd()
  expect([isSounding(first), isSounding(second)]).toEqual([false, true])
  second.advance(293)
  expect([isSounding(first), isSounding(second)]).toEqual([true, true])
  expect(first.currentTime).toBe(0)
})

test('the drone starts the first element over when the other is refused', async () => {
  const { first, second, heard } = await newDrone()
  second.policy = 'NotAllowedError'
  first.advance(295)
  first.playToTheEnd()
  await settled()
  expect(isSounding(first)).toBe(true)
  expect(heard.lost).toBe(0)
})

test('the drone continues both elements after a pause during the change', async () => {
  const { drone, first, second } = await newDrone()
  first.advance(295)
  drone.pause()
  expect([first.paused, second.paused]).toEqual([true, true])
  drone.play()
  expect([isSounding(first), isSounding(second)]).toEqual([true, true])
  expect(first.currentTime).toBe(295)
})

test('the drone does not begin again by itself while paused', async () => {
  const { drone, first, second } = await newDrone()
  drone.pause()
  first.playToTheEnd()
  expect([first.paused, second.paused]).toEqual([true, true])
})

test('the drone of a stillness is one element, repeated', async () => {
  const { first, second } = await newDrone(0)
  expect(first.element.loop).toBe(true)
  expect(second.src).toBe('')
  first.advance(299)
  expect(second.plays).toBe(0)
})

test('the drone reports the time as it plays, and that a recording failed', async () => {
  const { first, heard } = await newDrone()
  const { ticks } = heard
  first.advance(1)
  expect(heard.ticks).toBe(ticks + 1)
  first.fail(2)
  await settled()
  expect(heard.lost).toBeGreaterThan(0)
})

test('the drone holds nothing when closed', async () => {
  const { drone, first, second } = await newDrone()
  drone.close()
  expect([first.src, second.src]).toEqual(['', ''])
  expect([first.paused, second.paused]).toEqual([true, true])
})
