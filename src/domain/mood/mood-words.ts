/** Said when a mood is set or cleared here, but was set anew on another device meanwhile. */
export const NEWER_MOOD = 'A newer mood from another device is stored for today, and stays.'
