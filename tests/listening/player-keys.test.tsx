import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { PlayerKeyHelp } from '~/features/session/page/player-key-help.tsx'
import { keySetting, PlayerKeys } from '~/listening/player-keys.tsx'
import { SignedInProvider } from '~/queries/person.tsx'
import { newPlayer, yaman } from '~tests/audio/player-over-fake.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'

beforeEach(() => {
  signInAsAsha()
  keySetting.turn(true)
})

/** A page of every kind of thing that takes keys, with a recording at 100 s. */
function openPage({ isLoaded = true, hasDialog = false } = {}) {
  const user = userEvent.setup()
  const { player, audio } = newPlayer()
  render(
    <SignedInProvider>
      <AudioProvider player={player}>
        <h1>Somewhere</h1>
        <input aria-label="input" />
        <textarea aria-label="text" />
        <select aria-label="select" />
        <button type="button">button</button>
        <a href="/elsewhere">elsewhere</a>
        <div aria-label="own words" contentEditable suppressContentEditableWarning role="note" />
        <div aria-label="slider" role="slider" aria-valuenow={0} tabIndex={0} />
        <button type="button" aria-label="quiet" onKeyDown={(event) => event.preventDefault()} />
        {hasDialog && <div role="dialog" aria-label="over the page" />}
        <PlayerKeyHelp />
        <PlayerKeys />
      </AudioProvider>
    </SignedInProvider>,
  )
  if (isLoaded) {
    act(() => player.load(yaman, { autoplay: true }))
    act(() => {
      audio.receive(600)
      audio.advance(100)
    })
  }
  const look = () => {
    const { status, muted } = player.snapshot()
    return { status, muted, seconds: player.position().seconds }
  }
  return { user, player, look }
}

const UNTOUCHED = { status: 'playing', muted: false, seconds: 100 }

test.each([
  [' ', { status: 'paused' }],
  ['{ArrowLeft}', { seconds: 90 }],
  ['{ArrowRight}', { seconds: 110 }],
  ['m', { muted: true }],
  ['M', { muted: true }],
  ['mm', { muted: false }],
])('the keys %j change %o', async (keys, changed) => {
  const { user, look } = openPage()
  await user.keyboard(keys)
  expect(look()).toMatchObject({ ...UNTOUCHED, ...changed })
})

test('the effect of the keys is announced to screen readers', async () => {
  const { user } = openPage()
  await user.keyboard(' ')
  expect(screen.getByRole('status').textContent).toBe('Paused')
  await user.keyboard('m')
  expect(screen.getByRole('status').textContent).toBe('Muted')
})

test.each([
  '{Control>}m{/Control}',
  '{Meta>}{ArrowLeft}{/Meta}',
  '{Alt>}{ArrowRight}{/Alt}',
  '{Shift>} {/Shift}',
])('the key %s is left to the browser', async (keys) => {
  const { user, look } = openPage()
  await user.keyboard(keys)
  expect(look()).toEqual(UNTOUCHED)
})

test('a held space toggles once, a held arrow repeats', async () => {
  const { user, look } = openPage()
  // An even number: switched at every repeat, it would play again.
  await user.keyboard('{ >4}{/ }')
  expect(look().status).toBe('paused')
  await user.keyboard('{ArrowRight>3}{/ArrowRight}')
  expect(look().seconds).toBe(130)
})

const focus = (name: string) =>
  act(() => {
    for (const role of ['textbox', 'combobox', 'slider', 'note', 'button', 'link'] as const) {
      screen.queryByRole(role, { name })?.focus()
    }
  })

describe('controls that take the keys', () => {
  test.each(['input', 'text', 'select', 'slider', 'quiet'])(
    'the %s takes all keys',
    async (name) => {
      const { user, look } = openPage()
      focus(name)
      expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
      await user.keyboard(' {ArrowLeft}{ArrowRight}m')
      expect(look()).toEqual(UNTOUCHED)
    },
  )

  test.each(['button', 'elsewhere'])('the %s takes the space alone', async (name) => {
    const { user, look } = openPage()
    focus(name)
    expect(document.activeElement?.textContent).toBe(name)
    await user.keyboard(' ')
    expect(look()).toEqual(UNTOUCHED)
    await user.keyboard('{ArrowLeft}m')
    expect(look()).toEqual({ status: 'playing', muted: true, seconds: 90 })
  })

  test('an editable text takes all keys', async () => {
    const { look } = openPage()
    const note = screen.getByRole('note')
    for (const key of [' ', 'ArrowLeft', 'm']) {
      act(() => {
        note.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      })
    }
    expect(look()).toEqual(UNTOUCHED)
  })

  test('an open dialog takes all keys', async () => {
    const { user, look } = openPage({ hasDialog: true })
    await user.keyboard(' {ArrowLeft}m')
    expect(look()).toEqual(UNTOUCHED)
  })
})

test('the keys are left to the page when the player is empty', async () => {
  const { look, player } = openPage({ isLoaded: false })
  const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(player.snapshot().recording).toBeNull()
  expect(look().status).toBe('idle')
})

test('the page does not scroll by a key of the player', () => {
  openPage()
  const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  act(() => void document.body.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
})

test('the keys are listed and can be turned off for this device', async () => {
  const { user, look } = openPage()
  const box = screen.getByRole('checkbox', { name: 'Use these keys on every page' })
  expect(box).toHaveProperty('checked', true)
  await user.click(box)
  act(() => box.blur())
  await user.keyboard(' m')
  expect(look()).toEqual(UNTOUCHED)
  expect(localStorage.getItem('alap:keys')).toBe('off')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Play or pause',
    'Back 10 seconds',
    'Forward 10 seconds',
    'Mute, or sound again',
  ])
})

test('the keys do nothing when the person is signed out', async () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  const { user, look } = openPage()
  await user.keyboard(' ')
  expect(look()).toEqual(UNTOUCHED)
})
