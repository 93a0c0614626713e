/** The padding of a screen at every width. */
const PADDING = 'px-5 pt-6 pb-12 sm:px-8 sm:pt-10 xl:px-12 wide:px-16'

/** A column to read, or to fill in. */
export const READING = `mx-auto w-full max-w-[44rem] ${PADDING}`

/** The whole width of the content, for cards and lists beside one another. */
export const BOARD = `mx-auto w-full max-w-[76rem] wide:max-w-[103rem] ${PADDING}`
