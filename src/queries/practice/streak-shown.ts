import { useSyncExternalStore } from 'react'
import { ownSettings } from '~/lib/shell/own-settings.ts'

const isShownNow = () => ownSettings.read('streak') !== 'hidden'

/** Whether a person wants to see their streak, which they do unless they hid it, and a function to choose. */
export function useStreakShown(): [boolean, (shown: boolean) => void] {
  const isShown = useSyncExternalStore(ownSettings.subscribe, isShownNow)
  const choose = (shown: boolean) => ownSettings.choose('streak', shown ? null : 'hidden')
  return [isShown, choose]
}
