import { listenForPauses } from '~/audio/player/retry-after.ts'
import { createSitSound } from '~/audio/sit/sit-sound.ts'
import { BELL } from '~/domain/session/recording.ts'
import { steadyTime } from '~/domain/sit/sit-clock.ts'
import { Sit } from '~/features/session/sit/sit.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { leavingDevice } from '~/queries/account/leave-device.ts'
import { newId } from '~/queries/database/use-write.ts'

/** The sit of this page. There is one instance, which continues under any overlay. */
export const pageSit = new Sit({
  sound: (on) =>
    createSitSound({
      create: () => new Audio(),
      bellUrl: BELL.audioUrl,
      storage: deviceStorage(),
      askedPause: listenForPauses(),
      ...on,
    }),
  now: steadyTime(
    () => performance.now(),
    () => Date.now(),
  ),
  newId,
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
