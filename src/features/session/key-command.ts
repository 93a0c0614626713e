export type KeyCommand = 'toggle' | 'back' | 'forward' | 'mute'

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  m: 'mute',
  M: 'mute',
}

// Whatever writes, moves or chooses by these keys has them to itself.
const TAKES_ALL =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="spinbutton"], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="radiogroup"], [role="tablist"], [role="grid"], [role="tree"]'
const TAKES_SPACE =
  'button, a[href], summary, label, [role="button"], [role="link"], [role="checkbox"], [role="switch"]'
// Zen Mode is the player with everything else gone: there the keys are its own.
const OVER_THE_PAGE = 'dialog[open], [role="dialog"]:not([data-player-keys]), [role="alertdialog"]'

/** What a key asks of the player; `null` when it is meant for something else on the page. */
export function keyCommand(event: KeyboardEvent): KeyCommand | null {
  if (event.defaultPrevented || event.isComposing) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  const command = COMMANDS[event.key]
  if (command === undefined || isTaken(command, event.target)) return null
  // A key held down goes on skipping, but does not flicker between sound and silence.
  return event.repeat && (command === 'toggle' || command === 'mute') ? null : command
}

function isTaken(command: KeyCommand, target: EventTarget | null): boolean {
  if (document.querySelector(OVER_THE_PAGE)) return true
  if (!(target instanceof Element)) return false
  if (target.closest(TAKES_ALL)) return true
  return command === 'toggle' && target.closest(TAKES_SPACE) !== null
}
