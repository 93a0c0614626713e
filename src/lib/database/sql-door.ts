/** Whether a setting VITE_DATABASE_DOOR means SQL; an empty one means the Data API. */
export function isSqlDoor(setting = ''): boolean {
  return setting.trim() === 'sql'
}
