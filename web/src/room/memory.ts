// Games in the memory of this page alone: they are gone when it is closed.
import type { DeviceGame, GameStore } from "./store";

export class MemoryStore implements GameStore {
  readonly games = new Map<string, DeviceGame>();

  async read(id: string): Promise<DeviceGame | null> {
    return structuredClone(this.games.get(id) ?? null);
  }

  async list(): Promise<DeviceGame[]> {
    return structuredClone([...this.games.values()]);
  }

  async create(game: DeviceGame): Promise<void> {
    this.games.set(game.id, structuredClone(game));
  }

  async update(id: string, change: (game: DeviceGame) => DeviceGame | null) {
    // Nobody comes between, as in a transaction.
    const game = this.games.get(id);
    const changed = game ? change(structuredClone(game)) : null;
    if (changed !== null) this.games.set(id, structuredClone(changed));
    return changed;
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }

  lasts(): boolean {
    return false;
  }
}
