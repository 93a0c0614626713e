import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { phraseDrawing } from '~/domain/melody/phrase-drawing.ts'
import { sungLineAt } from '~/domain/melody/sung-line-at.ts'
import { today } from '~/queries/practice/use-today.ts'
import { sungLineOf } from '~/raga/sound/sung-line.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { standInWorkers } from '~tests/support/window/stand-in-workers.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, openSession } from '../on-stage.tsx'

const database = standInDatabase()
const LINE = sungLineOf({ raga: ragaFor('desh'), minutes: 10, seed: today() })
let workers: ReturnType<typeof standInWorkers>

// jsdom has no animations.
const moving = new Set<Element>()
function animate(this: Element) {
  moving.add(this)
  return {
    currentTime: 0,
    playState: 'running',
    play: () => {},
    pause: () => {},
    cancel: () => moving.delete(this),
  }
}

const motionIs = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  Object.assign(Element.prototype, { animate })
  workers = standInWorkers({ sungLineAt })
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  moving.clear()
  vi.unstubAllGlobals()
})

const wordsOf = (index: number) => {
  const phrase = LINE[index]
  return `The phrase just sung: ${phrase ? phraseDrawing(phrase).words : ''}`
}
const endOf = (index: number) => (LINE[index]?.endSeconds ?? 0) + 0.05

async function play(audioUrl = DESH.audioUrl) {
  const pages = await openSession({ ...DESH, audioUrl, mood: null })
  await pages.sound((audio) => audio.receive(600))
  await pages.user.click(button('Play'))
  await pages.sound((audio) => audio.deliver())
  return pages
}

test('nothing is composed before the sound', async () => {
  await openSession({ ...DESH, mood: null })
  expect(workers.asked).toEqual([])
})

test('the phrase that was just sung is there in words, and nothing calls it out', async () => {
  const { sound } = await play()
  await waitFor(() => expect(moving.size).toBe(1))
  await sound((audio) => audio.advance(endOf(0)))
  expect((await screen.findByText(wordsOf(0))).closest('[aria-live], [role="status"]')).toBeNull()
  await sound((audio) => audio.advance(endOf(1) - endOf(0)))
  expect(screen.getByText(wordsOf(1))).toBeDefined()
  expect(workers.asked).toEqual(['sungLineAt'])
})

test('with reduced motion the wheel stays still, and the phrase waits for a press', async () => {
  motionIs(true)
  const { sound, user } = await play()
  await waitFor(() => expect(workers.asked).toEqual(['sungLineAt']))
  await sound((audio) => audio.advance(endOf(0)))
  expect(moving.size).toBe(0)
  expect(screen.queryByText(/^The phrase just sung/)).toBeNull()
  await user.click(button('Pause'))
  await sound((audio) => audio.deliver())
  expect(screen.getByText(wordsOf(0))).toBeDefined()
})

test('a page that nobody sees draws no phrase until it is seen', async () => {
  const { sound } = await play()
  await waitFor(() => expect(moving.size).toBe(1))
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await sound((audio) => audio.advance(endOf(0)))
  expect(screen.queryByText(/^The phrase just sung/)).toBeNull()
  sight.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText(wordsOf(0))).toBeDefined()
})

test('a recording from elsewhere is played without it', async () => {
  const { sound } = await play('https://music.example/desh-10.mp3')
  await sound((audio) => audio.advance(endOf(0)))
  expect(workers.asked).toEqual([])
  expect(moving.size).toBe(0)
})

test('where the worker fails, the session plays without it', async () => {
  workers.state = 'fails'
  const { sound } = await play()
  await waitFor(() => expect(workers.asked).toEqual(['sungLineAt']))
  await sound((audio) => audio.advance(endOf(0)))
  expect(screen.queryByText(/^The phrase just sung/)).toBeNull()
  expect(button('Pause')).toBeDefined()
})
