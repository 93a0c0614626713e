import { composedHere, isComposedHere } from '~/audio/composed/composed-here.ts'
import { createSitSound } from '~/audio/sit/sit-sound.ts'
import { createSitTrack } from '~/audio/sit/sit-track.ts'
import { BELL } from '~/domain/session/recording.ts'
import { composedSeconds } from '~/domain/sit/composed-seconds.ts'
import { steadyTime } from '~/domain/sit/sit-clock.ts'
import { Sit } from '~/features/session/sit/sit.ts'
import { recordingOf } from '~/features/session/sit/sit-settings.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { leavingDevice } from '~/queries/account/leave-device.ts'

/** The sit of this page. There is one instance, which continues under any overlay. */
export const pageSit = new Sit({
  sound: (on) =>
    createSitSound({
      create: () => new Audio(),
      bellUrl: BELL.audioUrl,
      storage: deviceStorage(),
      ...on,
    }),
  track: (settings, on) => {
    const recording = recordingOf(settings)
    if (!isComposedHere(composedSeconds(recording.audioUrl) ?? 0)) return null
    const [composed, storage] = [composedHere(), deviceStorage()]
    return createSitTrack({ create: () => new Audio(), composed, storage, recording, ...on })
  },
  now: steadyTime(
    () => performance.now(),
    () => Date.now(),
  ),
  newId: () => crypto.randomUUID(),
  onFinished: (sit) => sessionLog.completeSit(sit),
})
leavingDevice.subscribe(pageSit.dropOf)

function deviceStorage() {
  try {
    return localStorage
  } catch {
    return null
  }
}
