import { expect, test } from 'vitest'
import { createPlayer } from '~/audio/player/player.ts'
import { FAILURE_WORDS, statusWords } from '~/audio/player-words.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { settled, yaman } from '~tests/audio/player-over-fake.ts'

const HASH = 'a'.repeat(64)
const own = recording({ id: 'own', audioUrl: `/yours/${HASH}` })

/** A player on a device whose files are read when the test says so. */
function onDevice() {
  const audio = new FakeAudio()
  const { composer } = fakeComposer()
  const { streaming, revoked } = fakeStreaming()
  const asked: { hash: string; reply: (file: Blob | null) => void; fail: () => void }[] = []
  const player = createPlayer(audio.element, {
    composed: { composer, way: { kind: 'whole' }, streaming },
    readFile: (hash) =>
      new Promise((resolve, reject) =>
        asked.push({ hash, reply: resolve, fail: () => reject(hash) }),
      ),
  })
  const answer = async (file: Blob | null) => {
    asked.shift()?.reply(file)
    await settled()
  }
  return { audio, player, asked, answer, revoked, state: () => player.snapshot() }
}

const file = () => new Blob(['sound'])

test('a file of the person plays from the device, and nothing is asked of its address', async () => {
  const { audio, player, asked, answer, state, revoked } = onDevice()
  player.load(own, { autoplay: true })
  expect(state()).toMatchObject({ status: 'loading', starting: true })
  expect([audio.src, asked[0]?.hash]).toEqual(['', HASH])
  await answer(file())
  expect(audio.src).toBe('blob:whole')
  audio.receive()
  expect(state().status).toBe('playing')
  player.clear()
  expect(revoked).toEqual(['blob:whole'])
})

test('a file that was not asked to play waits for the button', async () => {
  const { audio, player, answer, state } = onDevice()
  player.load(own)
  await answer(file())
  audio.receive()
  expect(state()).toMatchObject({ status: 'ready', begun: false })
})

test('a pause before the file has come leaves it silent', async () => {
  const { audio, player, answer, state } = onDevice()
  player.load(own, { autoplay: true })
  player.pause()
  await answer(file())
  audio.receive()
  expect(state().status).toBe('ready')
})

test('a file that comes after another recording was chosen is not played', async () => {
  const { audio, player, answer, state } = onDevice()
  player.load(own, { autoplay: true })
  player.load(yaman)
  await answer(file())
  expect(audio.src).not.toBe('blob:whole')
  expect(state().recording).toEqual(yaman)
})

test.each(['is not on this device', 'cannot be read'])(
  'a file that %s is said in words, and plays once it is there',
  async (why) => {
    const { audio, player, asked, answer, state } = onDevice()
    player.load(own, { autoplay: true })
    if (why === 'cannot be read') {
      asked.shift()?.fail()
      await settled()
    } else await answer(null)
    expect(state()).toMatchObject({ status: 'failed', code: 'elsewhere' })
    expect(statusWords(state())).toBe(FAILURE_WORDS.elsewhere.description)
    player.retry()
    await answer(file())
    audio.receive()
    expect(state().status).toBe('playing')
  },
)
