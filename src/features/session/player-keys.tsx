import { useEffect } from 'react'
import type { Player } from '~/audio/player.ts'
import { usePlayerOrNull } from '~/audio/player-context.ts'
import { isRunning } from '~/audio/player-state.ts'
import { type KeyCommand, keyCommand } from '~/features/session/key-command.ts'
import { keySetting } from '~/features/session/key-setting.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { SKIP_SECONDS } from '~/lib/skip-seconds.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { announce } from '~/ui/announcer.ts'

/** Stands beside all pages of a signed-in person: single keys command the player. */
export function PlayerKeys() {
  const player = usePlayerOrNull()
  const isSignedIn = useSignInState().status === 'signed-in'
  useEffect(() => {
    if (!player || !isSignedIn) return
    const press = (event: KeyboardEvent) => {
      if (!keySetting.isOn() || !player.snapshot().track) return
      const command = keyCommand(event)
      if (command === null) return
      event.preventDefault()
      perform(command, player)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [player, isSignedIn])
  return null
}

function perform(command: KeyCommand, player: Player): void {
  switch (command) {
    case 'toggle':
      player.toggle()
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
