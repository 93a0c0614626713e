/** What the player, the mini-player and the lock screen need from a recording. */
export type Track = {
  id: string
  title: string
  /** Also the track's identity for the player: loading the same url again does not start over. */
  url: string
  /** The raga's name as it is shown, `null` for a sound that belongs to none (the bell). */
  raga: string | null
  /** The planned length, known before the file is; `null` when it is not given. */
  minutes: number | null
  /** Pictures for the lock screen; the app's icons are used when it is missing. */
  artwork?: readonly MediaImage[]
}
