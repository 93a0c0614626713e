/** Where other apps send files, as the manifest says; the worker answers, no request leaves the device. */
export const SHARE_ADDRESS = '/yours/shared'

/** The name under which the worker keeps them until a page takes them. */
export const SHARED_FILES = 'alap-shared-files'

/** The header with a file's name, percent-encoded. */
export const FILE_NAME = 'X-File-Name'
