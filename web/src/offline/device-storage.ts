// The storage of the device's hall: IndexedDB, as `src/tilehall/offline/storage.py` expects it. If the browser refuses it, as
// some do in a private window, everything is kept in memory until the page is closed.

export const DATABASE = "tilehall";
const ROWS = "rows"; // by room and number
const VALUES = "values"; // by key

export interface DeviceStorage {
  append: (room: string, seq: number, row: string) => Promise<void>;
  rooms: () => Promise<string[]>;
  rows: (room: string) => Promise<string[]>;
  remove: (room: string) => Promise<void>;
  read: (key: string) => Promise<string | undefined>;
  write: (key: string, value: string) => Promise<void>;
}

/** Open the database. Rejects if the browser refuses it. */
export async function openDatabase(): Promise<DeviceStorage & { close: () => void }> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ROWS);
    opening.result.createObjectStore(VALUES);
  };
  const database = await answer(opening);
  // Another tab has a new release, and waits to upgrade the database.
  database.onversionchange = () => database.close();
  const reading = (store: string): IDBObjectStore => database.transaction(store).objectStore(store);

  /** Change a store. Resolves after the change is durable. */
  function change(store: string, act: (it: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The storage refused a change."));
      act(transaction.objectStore(store));
    });
  }

  return {
    // Refused if the room has a row with this number: another tab was faster.
    append: (room, seq, row) => change(ROWS, (it) => it.add(row, [room, seq])),
    rooms: async () => {
      const keys = (await answer(reading(ROWS).getAllKeys())) as [string, number][];
      return [...new Set(keys.map(([room]) => room))];
    },
    rows: (room) => answer(reading(ROWS).getAll(rowsOf(room))) as Promise<string[]>,
    remove: (room) => change(ROWS, (it) => it.delete(rowsOf(room))),
    read: (key) => answer(reading(VALUES).get(key)) as Promise<string | undefined>,
    write: (key, value) => change(VALUES, (it) => it.put(value, key)),
    close: () => database.close(),
  };
}

/** Return a storage that lasts as long as the page. */
export function inMemory(): DeviceStorage {
  const [rows, values] = [new Map<string, string[]>(), new Map<string, string>()];
  return {
    append: async (room, _, row) => void rows.set(room, [...(rows.get(room) ?? []), row]),
    rooms: async () => [...rows.keys()],
    rows: async (room) => rows.get(room) ?? [],
    remove: async (room) => void rows.delete(room),
    read: async (key) => values.get(key),
    write: async (key, value) => void values.set(key, value),
  };
}

function rowsOf(room: string): IDBKeyRange {
  return IDBKeyRange.bound([room, 0], [room, Infinity]);
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("The storage does not answer."));
  });
}
