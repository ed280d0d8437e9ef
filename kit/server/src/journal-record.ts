import { crc32 } from 'node:zlib';

/** One entry of a journal. */
export interface JournalRecord {
  id: string;
  payload: Buffer;
}

/**
 * On disk a record is: the mark, the length of the body, the checksum of length and body, the body. The body is the
 * length of the id (one byte), the id, the payload. Numbers are little-endian. The mark lets a reader find the next
 * record after a damaged stretch.
 */
const mark = Buffer.from([0x89, 0x50, 0x4a, 0x52]);
const headerBytes = mark.length + 4 + 4;

/** A length above this can only be damage. */
export const maxRecordBytes = 1024 * 1024;

export function encodeRecord(id: string, payload: Uint8Array): Buffer {
  const idBytes = Buffer.from(id, 'utf8');
  if (idBytes.length === 0 || idBytes.length > 255) throw new RangeError('A journal id has 1 to 255 bytes');
  const bodyLength = 1 + idBytes.length + payload.length;
  if (headerBytes + bodyLength > maxRecordBytes)
    throw new RangeError(`A journal record has ${maxRecordBytes} bytes at most`);
  const record = Buffer.alloc(headerBytes + bodyLength);
  mark.copy(record, 0);
  record.writeUInt32LE(bodyLength, 4);
  record.writeUInt8(idBytes.length, headerBytes);
  idBytes.copy(record, headerBytes + 1);
  record.set(payload, headerBytes + 1 + idBytes.length);
  record.writeUInt32LE(checksum(record, 0, bodyLength), 8);
  return record;
}

export interface ScannedJournal {
  /** With the bytes of the file that each takes. */
  records: Array<JournalRecord & { start: number; end: number }>;
  /** Where the last whole record ends: what follows was never acknowledged. */
  end: number;
  /** Stretches between whole records that cannot be read. */
  damage: Array<{ start: number; end: number }>;
}

/** Reads every whole record of a segment, past damage too. */
export function scanRecords(bytes: Buffer): ScannedJournal {
  const scanned: ScannedJournal = { records: [], end: 0, damage: [] };
  let offset = 0;
  while (offset < bytes.length) {
    const found = recordAt(bytes, offset);
    if (!found) {
      const next = bytes.indexOf(mark, offset + 1);
      if (next === -1) break;
      offset = next;
      continue;
    }
    if (offset > scanned.end) scanned.damage.push({ start: scanned.end, end: offset });
    scanned.records.push({ ...found.record, start: offset, end: found.end });
    offset = found.end;
    scanned.end = offset;
  }
  return scanned;
}

function recordAt(bytes: Buffer, start: number): { record: JournalRecord; end: number } | undefined {
  if (bytes.length - start < headerBytes + 2 || bytes.compare(mark, 0, mark.length, start, start + mark.length) !== 0) {
    return undefined;
  }
  const bodyLength = bytes.readUInt32LE(start + 4);
  const end = start + headerBytes + bodyLength;
  if (headerBytes + bodyLength > maxRecordBytes || end > bytes.length) return undefined;
  if (bytes.readUInt32LE(start + 8) !== checksum(bytes, start, bodyLength)) return undefined;
  const body = start + headerBytes;
  const idEnd = body + 1 + bytes.readUInt8(body);
  if (idEnd > end) return undefined;
  return { record: { id: bytes.toString('utf8', body + 1, idEnd), payload: bytes.subarray(idEnd, end) }, end };
}

function checksum(bytes: Buffer, start: number, bodyLength: number): number {
  const length = bytes.subarray(start + 4, start + 8);
  return crc32(bytes.subarray(start + headerBytes, start + headerBytes + bodyLength), crc32(length));
}
