/** Whole numbers from 0 up to a maximum, the same ones in every run. */
export function openRandom(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    // The low bits of this generator repeat soon.
    return Math.floor((state / 2_147_483_648) * max)
  }
}
