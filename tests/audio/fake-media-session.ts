import { vi } from 'vitest'

type Position = { duration: number; position: number }

/** The system's media controls: what they show, and buttons to press. */
export class FakeMediaSession {
  metadata: unknown = null
  playbackState = 'none'
  positions: (Position | undefined)[] = []
  refusesPositions: boolean = false
  unknown: string | null = null
  #handlers = new Map<string, (details: object) => void>()

  setActionHandler(action: string, handler: ((details: object) => void) | null) {
    if (action === this.unknown) throw new TypeError('Unknown action.')
    if (handler) this.#handlers.set(action, handler)
    else this.#handlers.delete(action)
  }

  setPositionState(position?: Position) {
    if (this.refusesPositions) throw new TypeError('Outside the recording.')
    this.positions.push(position)
  }

  press(action: string, details: object = {}) {
    this.#handlers.get(action)?.({ action, ...details })
  }

  offered(): string[] {
    return [...this.#handlers.keys()].sort()
  }

  install() {
    Object.defineProperty(navigator, 'mediaSession', { value: this, configurable: true })
    vi.stubGlobal(
      'MediaMetadata',
      class {
        constructor(fields: object) {
          Object.assign(this, fields)
        }
      },
    )
  }

  uninstall() {
    Reflect.deleteProperty(navigator, 'mediaSession')
  }
}
