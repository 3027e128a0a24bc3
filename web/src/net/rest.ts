/* Requests to the server, each with its typed answer; what is refused is thrown as `Trouble`. */
import { pending } from "../underway";
import type { Course, GameInfo, Me, NewTable, Position, Problem, ReviewState, Solo, TableInfo } from "./types";

/** A request that the server refused, or that never reached it. */
export class Trouble extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.code);
    this.problem = problem;
    this.status = status;
  }
}

export const OFFLINE: Problem = { code: "problem-offline", facts: {} };
const NO_CONTENT = 204;
const UNKNOWN: Problem = { code: "problem-unknown", facts: {} };

export const me = () => get<Me>("/api/me");
export const rename = (name: string) => send<Me>("PATCH", "/api/me", { name });
export const games = () => get<GameInfo[]>("/api/games");
export const tables = () => get<TableInfo[]>("/api/tables");
export const table = (id: string) => get<TableInfo>(`/api/tables/${part(id)}`);
export const open = (wanted: NewTable) => send<TableInfo>("POST", "/api/tables", wanted);
export const lesson = (game: string, anew = false) => send<TableInfo>("POST", `/api/games/${part(game)}/lesson`, { anew });
/** The challenges of a game for one. */
export const solo = (game: string) => get<Solo>(`/api/games/${part(game)}/solo`);
/** A table with one of them, or with that of the day. */
export const take = (game: string, challenge: string | null, share: string) => send<TableInfo>("POST", `/api/games/${part(game)}/solo`, { challenge, share });
/** A seat for who brings a share of chance (`common/deals.ts`). */
export const join = (id: string, share: string, seat: number | null = null) => send<TableInfo>("POST", `/api/tables/${part(id)}/join`, { seat, share });
/** Begin with bots on the empty seats. */
export const fill = (id: string) => send<TableInfo>("POST", `/api/tables/${part(id)}/fill`);
export const leave = (id: string) => send<TableInfo>("POST", `/api/tables/${part(id)}/leave`);
export const remove = (id: string) => send<void>("DELETE", `/api/tables/${part(id)}`);
export const course = (id: string, seat: number | null) => get<Course>(`/api/tables/${part(id)}/course${eyes(seat)}`);
export const positionAt = (id: string, moves: number, seat: number | null) => get<Position>(`/api/tables/${part(id)}/positions/${moves}${eyes(seat)}`);
/** How far the review of a finished game is; to ask so keeps it going. */
export const review = (id: string) => get<ReviewState>(`/api/tables/${part(id)}/review`);
export const beginReview = (id: string) => send<ReviewState>("POST", `/api/tables/${part(id)}/review`);
export const recordAddress = (id: string) => `/api/tables/${part(id)}/record`;
export const bring = (record: string) => send<TableInfo>("POST", "/api/records", record);
/** A new table from an earlier position, against bots. */
export const playOn = (id: string, moves: number, share: string) => send<TableInfo>("POST", `/api/tables/${part(id)}/positions/${moves}/play-on`, { share });
/** The same people again: opens their table, or joins it. */
export const rematch = (id: string, share: string) => send<TableInfo>("POST", `/api/tables/${part(id)}/rematch`, { share });

export function socketAddress(id: string, place: Location = location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/ws/tables/${part(id)}`;
}

const part = encodeURIComponent;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
const get = <T>(path: string) => send<T>("GET", path);

const send = <T>(method: string, path: string, body?: unknown) => pending(request<T>(method, path, body));

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Trouble(await problemOf(answer), answer.status);
  return (answer.status === NO_CONTENT ? undefined : await answer.json()) as T;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Trouble(OFFLINE, 0);
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    return told.code ? { code: told.code, facts: told.facts ?? {} } : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
