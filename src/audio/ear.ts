import {
  HEARD_NOTHING,
  listen,
  type Span,
  secondsHeard,
  withHeardBefore,
} from '~/audio/listening.ts'

/** Listens along with one element, see `listening.ts`. */
export function createEar(element: HTMLAudioElement) {
  let listening = HEARD_NOTHING

  function glance(jumped = false) {
    listening = listen(listening, {
      position: element.currentTime,
      sounding: !element.paused,
      jumped: jumped || element.seeking,
    })
  }

  return {
    /** To be called at every event, with `jumped` after a seek. */
    glance,
    heardSeconds: () => {
      glance()
      return secondsHeard(listening)
    },
    spans: () => listening.spans,
    credit: (spans: readonly Span[]) => {
      listening = withHeardBefore(listening, spans)
    },
    forget: () => {
      listening = HEARD_NOTHING
    },
  }
}
