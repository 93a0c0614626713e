/** The padding at the sides of a screen at every width. */
const SIDES = 'px-[min(1.25rem,6vw)] sm:px-8 xl:px-12 wide:px-16'
const BOARD_WIDTH = 'mx-auto w-full max-w-[76rem] wide:max-w-[103rem]'
const ENDS = 'pt-6 pb-12 sm:pt-10'

/** A column to read, or to fill in. */
export const READING = `mx-auto w-full max-w-[44rem] ${SIDES} ${ENDS}`

/** The whole width of the content, for cards and lists beside one another. */
export const BOARD = `${BOARD_WIDTH} ${SIDES} ${ENDS}`

/** As wide as a board; on a phone a little wider. */
export const BESIDE_BOARD = `${BOARD_WIDTH} px-2 sm:px-8 xl:px-12 wide:px-16`
