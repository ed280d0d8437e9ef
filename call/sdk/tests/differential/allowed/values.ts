/** Values that ours and the original judge differently, with their keys in order. */

/** D-101. */
export const localSettings: readonly unknown[] = [{ local: { video: { layer: 1 } } }];

/** D-104. */
export const noColors: readonly unknown[] = ['#1234567', 7, null, 'zz#123', '#1f2d3d80'].map((accent) => ({
  colors: { accent },
}));

/** D-105. */
export const unknownLoading: readonly unknown[] = ['soon', 7].map((loading) => ({
  known: { label: 'Board', loading, location: 'sidebar', src: 'https://board.example/' },
}));
