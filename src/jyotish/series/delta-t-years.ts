/*
 * Made by `npm run ephemeris:build` from astronomia 4.2.0; not to be edited.
 *
 * The MIT License (MIT)
 *
 * Copyright (c) 2013 Sonia Keys
 * Copyright (c) 2016 Commenthol
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of
 * this software and associated documentation files (the "Software"), to deal in
 * the Software without restriction, including without limitation the rights to
 * use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
 * the Software, and to permit persons to whom the Software is furnished to do so,
 * subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
 * FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
 * IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
 * CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */

/**
 * ΔT on the first of January of every year from 1800, in hundredths of a second: Stephenson,
 * Morrison & Hohenkerk (2016) to 1952, then the Astronomical Almanac, USNO and IERS.
 */
export const DELTA_T_YEARS =
  '1837 1801 1764 1727 1692 1658 1629 1604 1584 1572 1568 1572 1584 1600 1618 1637 1653 1665 1671 1667 1652 1624 1584 1534 1477 1414 1347 1279 1210 1143 1080 1023 972 926 886 852 823 800 782 770 763 762 765 773 786 802 822 846 873 902 934 967 998 1023 1037 1036 1018 988 954 924 904 899 901 897 876 826 738 622 492 359 237 137 56 -10 -64 -113 -158 -201 -243 -283 -321 -358 -391 -417 -434 -439 -431 -414 -397 -386 -388 -407 -437 -469 -493 -502 -487 -448 -386 -302 -198 -75 62 206 351 492 624 749 870 990 1114 1243 1375 1506 1632 1748 1852 1944 2025 2098 2162 2219 2269 2312 2349 2379 2402 2420 2432 2439 2442 2441 2438 2432 2424 2416 2408 2404 2406 2417 2443 2483 2535 2593 2651 2705 2751 2789 2824 2858 2893 2932 2970 3036 3072 3107 3135 3168 3217 3267 3315 3358 3399 3447 3503 3574 3655 3743 3829 3920 4018 4117 4223 4337 4448 4548 4646 4752 4853 4959 5054 5138 5217 5296 5379 5434 5487 5532 5582 5630 5686 5757 5831 5912 5998 6079 6163 6230 6297 6347 6383 6409 6430 6447 6457 6469 6485 6515 6546 6578 6607 6632 6660 6691 6728 6764 6810 6859 6897 6922 6936 6936 6929 6917 6918 6914 6911'
