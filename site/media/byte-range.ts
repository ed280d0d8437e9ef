/** A stretch of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a Range header asks of a file of `size` bytes. `whole`: no header, one that asks for several stretches at once
 * (which a server may answer with everything), or one in another unit. `unsatisfiable`: nothing of it lies in the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec((header ?? '').replaceAll(' ', '')) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
