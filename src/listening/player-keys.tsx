import { useEffect, useEffectEvent } from 'react'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import type { Player } from '~/audio/player/player.ts'
import { isRunning } from '~/audio/player/player-state.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { SKIP_SECONDS } from '~/lib/words/clock-time.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { announce } from '~/ui/feedback/announcer.ts'

/** Single keys control the player, on every page of a signed-in person. */
export function PlayerKeys() {
  usePlayerKeys(usePlayerOrNull())
  return null
}

/**
 * The same for a page that plays, also without an account: the keys of every page come a while after the
 * first one. Where both
 * hear a press it is done once, and `begin` plays what the page shows while the player holds nothing.
 */
export function usePlayerKeys(player: Player | null, begin?: () => void): void {
  const onBegin = useEffectEvent(() => begin?.())
  const canBegin = begin !== undefined
  const isSignedIn = usePersonOrNull() !== null
  useEffect(() => {
    if (!player || !(isSignedIn || canBegin)) return
    const press = (event: KeyboardEvent) => {
      const isEmpty = player.snapshot().recording === null
      if (!keySetting.isOn() || (isEmpty && !canBegin)) return
      const command = keyCommand(event)
      if (command === null) return
      event.preventDefault()
      perform(command, player, isEmpty ? onBegin : player.toggle)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [player, isSignedIn, canBegin])
}

function perform(command: KeyCommand, player: Player, toggle: () => void): void {
  switch (command) {
    case 'toggle':
      toggle()
      announce(isRunning(player.snapshot()) ? 'Playing' : 'Paused')
      break
    case 'back':
      player.skip(-SKIP_SECONDS)
      break
    case 'forward':
      player.skip(SKIP_SECONDS)
      break
    case 'mute':
      player.setMuted(!player.snapshot().muted)
      announce(player.snapshot().muted ? 'Muted' : 'Sound on')
      break
    default:
      assertNever(command)
  }
}

type KeyCommand = 'toggle' | 'back' | 'forward' | 'mute'

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  m: 'mute',
  M: 'mute',
}

// Controls that use these keys themselves: for writing, moving or choosing.
const TAKES_ALL =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="spinbutton"], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="radiogroup"], [role="tablist"], [role="grid"], [role="tree"]'
const TAKES_SPACE =
  'button, a[href], summary, label, [role="button"], [role="link"], [role="checkbox"], [role="switch"]'
// Zen Mode is the player in full screen, so the keys work in that dialog too.
const OVER_THE_PAGE = 'dialog[open], [role="dialog"]:not([data-player-keys]), [role="alertdialog"]'

/** The player command of a key; `null` when the key belongs to another control of the page. */
function keyCommand(event: KeyboardEvent): KeyCommand | null {
  if (event.defaultPrevented || event.isComposing) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  const command = COMMANDS[event.key]
  if (command === undefined || isTaken(command, event.target)) return null
  // A held key continues to skip, but must not switch sound or mute again and again.
  return event.repeat && (command === 'toggle' || command === 'mute') ? null : command
}

function isTaken(command: KeyCommand, target: EventTarget | null): boolean {
  if (document.querySelector(OVER_THE_PAGE)) return true
  if (!(target instanceof Element)) return false
  if (target.closest(TAKES_ALL)) return true
  return command === 'toggle' && target.closest(TAKES_SPACE) !== null
}

/** Whether single keys control the player (WCAG 2.1.4). They do until turned off. */
export const keySetting = {
  subscribe: ownSettings.subscribe,
  isOn: () => ownSettings.read('keys') !== 'off',
  turn: (isOn: boolean) => ownSettings.choose('keys', isOn ? 'on' : 'off'),
}
