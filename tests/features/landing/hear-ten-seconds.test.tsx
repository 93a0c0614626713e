import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HearTenSeconds } from '~/features/landing/hear-ten-seconds.tsx'
import { HEAR_SCRIPT } from '~dev/prerender/landing-document.ts'

const made: FakeSound[] = []
let refusal: Error | null = null

/** What the page asks of an `Audio`. */
class FakeSound extends EventTarget {
  readonly address: string
  isPlaying = false
  /** The script has no room for a listener. */
  onended: (() => void) | undefined
  constructor(address: string) {
    super()
    this.address = address
    made.push(this)
    this.addEventListener('ended', () => this.onended?.())
  }
  async play() {
    if (refusal) throw refusal
    this.isPlaying = true
  }
  pause() {
    this.isPlaying = false
  }
}

beforeEach(() => {
  made.length = 0
  refusal = null
  vi.stubGlobal('Audio', FakeSound)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const PAGES: readonly [string, () => void][] = [
  ['the page of the app', () => void render(<HearTenSeconds />)],
  [
    'the page that was rendered at build time',
    () => {
      document.body.innerHTML = renderToStaticMarkup(<HearTenSeconds />)
      new Function(HEAR_SCRIPT)()
    },
  ],
]

const press = async (name: string) => {
  await userEvent.setup().click(screen.getByRole('link', { name }))
}

describe.each(PAGES)('ten seconds on %s', (_, open) => {
  test('ten seconds are not asked for before a press, and a second one stops them', async () => {
    open()
    expect(made).toEqual([])
    await press('Hear ten seconds')
    expect(made).toMatchObject([{ address: '/ten-seconds.mp3', isPlaying: true }])
    await press('Stop the sound')
    expect(made).toMatchObject([{ isPlaying: false }])
    await press('Hear ten seconds')
    expect(made).toMatchObject([{ isPlaying: false }, { isPlaying: true }])
  })

  test('ten seconds are heard by the keyboard, and can be heard again when they are over', async () => {
    open()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{Enter}')
    screen.getByRole('link', { name: 'Stop the sound' })
    await act(async () => made[0]?.dispatchEvent(new Event('ended')))
    screen.getByRole('link', { name: 'Hear ten seconds' })
  })

  test('ten seconds that cannot be played say so, until they can', async () => {
    open()
    refusal = new Error('no network')
    await press('Hear ten seconds')
    expect(screen.getByRole('status').textContent).toMatch(/^It cannot be played now\./)
    refusal = null
    await press('Hear ten seconds')
    expect(made[1]).toMatchObject({ isPlaying: true })
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
