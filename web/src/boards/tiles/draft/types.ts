export interface Types {
View: View
AnyEvent: (RoundBegan | TokensShifted | ColumnsFilled | StartTileChosen | ColumnTaken | ColumnsCleared | TileLaid | ObjectiveLaid | TileRejected | TilesDiscarded | ObjectiveDiscarded | LayingFinished | PiecesBegan | PiecePlaced | PiecesFinished | CoinTossed | StarAdded | OrderSet | GameEnded | CitiesScored | RectanglesScored | DeadEndsCounted | ObjectiveScored | ChallengeJudged)
AnyAction: (ChooseStartTile | ChooseColumn | LayTile | LayObjective | RejectTile | DiscardObjective | FinishLaying | PlacePiece | FinishPieces)
}
/**
 * What one seat, or a spectator (seat None), may know of a game.
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
seat: (number | null)
round: number
rounds: number
phase: ("over" | "pieces" | "start" | "tiles")
steps: (ChoosingStartTile | ChoosingColumn | Laying | PlacingPieces)[]
open: number[]
platforms: number[]
start_pool: string[]
columns: ColumnView[]
waiting_room: (TokenView | null)
hall_left: (TokenView | null)
hall_right: (TokenView | null)
removed: string[]
stack: number
bag: number
box: string[]
star_supply: number
seats: SeatView[]
objectives: string[]
challenge: (ChallengeView | null)
options: TilesOptions
}
/**
 * A seat takes a starting tile (TIL-34).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ChoosingStartTile".
 */
export interface ChoosingStartTile {
step: "choosingstarttile"
seat: number
}
/**
 * A seat takes a column (TIL-40).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ChoosingColumn".
 */
export interface ChoosingColumn {
step: "choosingcolumn"
seat: number
}
/**
 * A seat lays the tiles it took (TIL-41 to TIL-46).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "Laying".
 */
export interface Laying {
step: "laying"
seat: number
hand: string[]
objective_due: boolean
}
/**
 * A seat places pieces (TIL-50 to TIL-59).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "PlacingPieces".
 */
export interface PlacingPieces {
step: "placingpieces"
seat: number
halls: ("left" | "right")[]
}
/**
 * A column under the station board.
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ColumnView".
 */
export interface ColumnView {
number: number
size: number
tiles: string[]
stars: number
taken_by: (number | null)
taken: string[]
bonus_stars: number
bonus_points: number
}
/**
 * A placement token that lies face up.
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "TokenView".
 */
export interface TokenView {
id: string
kinds: ("car" | "train" | "traveller")[]
flag: boolean
}
/**
 * What lies before a seat.
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
seat: number
platform: number
column: (number | null)
hand: string[]
objective_due: boolean
objectives: string[]
halls: ("left" | "right")[]
stars: number
rejected: string[]
rejections_left: number
discarded: string[]
prestige: number
map: LaidView[]
figures: FiguresView
}
/**
 * A tile on a map.
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "LaidView".
 */
export interface LaidView {
cell: string
x: number
y: number
tile: (string | null)
objective: (string | null)
orientation: number
slots: SlotView[]
}
/**
 * A slot of a laid tile, empty or with a piece.
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "SlotView".
 */
export interface SlotView {
kind: ("car" | "train" | "traveller")
on: ("rail" | "road" | "station")
points: (number | null)
round: (number | null)
worth: (number | null)
halls: ("left" | "right")[]
}
/**
 * What a map is worth now, as the final count would have it (TIL-80).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "FiguresView".
 */
export interface FiguresView {
pieces: number
cities: CityView[]
towns: CityView[]
cities_points: number
rectangle: (RectangleView | null)
dead_ends: DeadEndView[]
dead_ends_free: number
penalty: number
objectives: ObjectiveView[]
objectives_points: number
solo: number
total: number
}
/**
 * Urban tiles that touch; a city once there are enough of them (TIL-81).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "CityView".
 */
export interface CityView {
cells: string[]
points: number
}
/**
 * The largest full rectangle of a map, from its north-west corner (TIL-82).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "RectangleView".
 */
export interface RectangleView {
cell: string
x: number
y: number
width: number
height: number
area: number
points: number
}
/**
 * A rail or road that leads into the void (TIL-84).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "DeadEndView".
 */
export interface DeadEndView {
cell: string
side: number
rail: boolean
}
/**
 * An objective tile of a seat, laid or not (TIL-86).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ObjectiveView".
 */
export interface ObjectiveView {
kind: string
cell: (string | null)
discarded: boolean
holds: boolean
points: number
}
/**
 * The solo challenge, as it stands now (TIL-114).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ChallengeView".
 */
export interface ChallengeView {
id: string
type: string
value: number
target: number
kept: boolean
/**
 * @minItems 3
 * @maxItems 3
 */
thresholds: never[]
rating: number
score: number
}
/**
 * What a table may choose (TIL-26).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "TilesOptions".
 */
export interface TilesOptions {
objectives: ("chosen" | "off" | "random")
first_objective: ("airport" | "central_station" | "city_hall" | "gas_station" | "prefecture" | "stadium" | "temple")
second_objective: ("airport" | "central_station" | "city_hall" | "gas_station" | "prefecture" | "stadium" | "temple")
third_objective: ("airport" | "central_station" | "city_hall" | "gas_station" | "prefecture" | "stadium" | "temple")
challenge: ("car_paradise" | "far_friends" | "flat_earth" | "holes" | "intercommunality" | "lazy_travellers" | "megalopole" | "perfection" | "random" | "route_66" | "social_distance" | "station_mayhem" | "traffic_control" | "train_paradise" | "trans_europe_express" | "volcano")
parallel: boolean
}
/**
 * A round began; they count from 1 (TIL-30).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "RoundBegan".
 */
export interface RoundBegan {
event: "roundbegan"
round: number
}
/**
 * The placement tokens moved on and a new one was revealed (TIL-31).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "TokensShifted".
 */
export interface TokensShifted {
event: "tokensshifted"
waiting_room: (string | null)
hall_left: (string | null)
hall_right: (string | null)
removed: (string | null)
stack: number
}
/**
 * The columns were filled up from the bag (TIL-32).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ColumnsFilled".
 */
export interface ColumnsFilled {
event: "columnsfilled"
columns: FilledColumn[]
bag: number
}
/**
 * What was drawn for one column.
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "FilledColumn".
 */
export interface FilledColumn {
column: number
drawn: string[]
}
/**
 * A seat took a starting tile, which lies in the middle of its map (TIL-34).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "StartTileChosen".
 */
export interface StartTileChosen {
event: "starttilechosen"
seat: number
tile: string
cell: string
orientation: number
}
/**
 * A seat took a column with its stars, and in the solo game its bonus (TIL-40, TIL-111).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ColumnTaken".
 */
export interface ColumnTaken {
event: "columntaken"
seat: number
column: number
tiles: string[]
stars: number
bonus_stars: number
bonus_points: number
}
/**
 * In the solo game the columns not taken went to the box (TIL-112).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ColumnsCleared".
 */
export interface ColumnsCleared {
event: "columnscleared"
columns: number[]
tiles: string[]
}
/**
 * A seat laid a tile of its hand (TIL-41).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "TileLaid".
 */
export interface TileLaid {
event: "tilelaid"
seat: number
tile: string
cell: string
orientation: number
left: number
}
/**
 * A seat laid an objective tile (TIL-72).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ObjectiveLaid".
 */
export interface ObjectiveLaid {
event: "objectivelaid"
seat: number
kind: string
cell: string
orientation: number
}
/**
 * A seat put a tile aside; `used` of `most` rejections are gone (TIL-42).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "TileRejected".
 */
export interface TileRejected {
event: "tilerejected"
seat: number
tile: string
used: number
most: number
}
/**
 * No tile left in the hand could be laid (TIL-43).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "TilesDiscarded".
 */
export interface TilesDiscarded {
event: "tilesdiscarded"
seat: number
tiles: string[]
}
/**
 * No objective tile could be laid, and the seat gave one up (TIL-73).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ObjectiveDiscarded".
 */
export interface ObjectiveDiscarded {
event: "objectivediscarded"
seat: number
kind: string
}
/**
 * A seat confirmed its map (TIL-46).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "LayingFinished".
 */
export interface LayingFinished {
event: "layingfinished"
seat: number
}
/**
 * The tokens of the halls are active; `seats` can place something (TIL-50, TIL-59).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "PiecesBegan".
 */
export interface PiecesBegan {
event: "piecesbegan"
hall_left: (string | null)
hall_right: (string | null)
seats: number[]
}
/**
 * A seat placed a piece and scored it (TIL-51, TIL-55, TIL-56).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "PiecePlaced".
 */
export interface PiecePlaced {
event: "pieceplaced"
seat: number
kind: ("car" | "train" | "traveller")
cell: string
slot: number
hall: ("left" | "right")
by: ("star" | "token")
connected: number
points: number
stars: number
prestige: number
}
/**
 * A seat places no more; it gave up the tokens of `unused` (TIL-53).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "PiecesFinished".
 */
export interface PiecesFinished {
event: "piecesfinished"
seat: number
unused: ("left" | "right")[]
}
/**
 * The two-player coin emptied a column (TIL-61).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "CoinTossed".
 */
export interface CoinTossed {
event: "cointossed"
side: ("left" | "right")
column: number
tiles: string[]
stars: number
}
/**
 * A column nobody took got a star (TIL-60, TIL-61).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "StarAdded".
 */
export interface StarAdded {
event: "staradded"
column: number
stars: number
}
/**
 * The pawns went back to the platforms, first platform first (TIL-63).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "OrderSet".
 */
export interface OrderSet {
event: "orderset"
platforms: number[]
}
/**
 * The last round is over; the final count follows (TIL-80).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
event: "gameended"
}
/**
 * Final count of the cities (TIL-81).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "CitiesScored".
 */
export interface CitiesScored {
event: "citiesscored"
counts: number[]
points: number[]
}
/**
 * Final count of the largest full rectangle, width and height of each seat's (TIL-82).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "RectanglesScored".
 */
export interface RectanglesScored {
event: "rectanglesscored"
sizes: never[][]
points: number[]
}
/**
 * Final count of the dead ends (TIL-84, TIL-85).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "DeadEndsCounted".
 */
export interface DeadEndsCounted {
event: "deadendscounted"
counts: number[]
points: number[]
}
/**
 * Final count of one kind of objective; who laid it, and whose condition holds (TIL-86).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ObjectiveScored".
 */
export interface ObjectiveScored {
event: "objectivescored"
kind: string
laid: boolean[]
holds: boolean[]
points: number[]
}
/**
 * The solo challenge was kept or failed (TIL-114).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ChallengeJudged".
 */
export interface ChallengeJudged {
event: "challengejudged"
seat: number
challenge: string
kept: boolean
value: number
target: number
total: number
score: number
rating: number
}
/**
 * Take one of the starting tiles; it is laid in the middle of the map (TIL-34).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ChooseStartTile".
 */
export interface ChooseStartTile {
do: "choosestarttile"
tile: string
}
/**
 * Take all tiles and stars of a column, counted from 1 on the left (TIL-40).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "ChooseColumn".
 */
export interface ChooseColumn {
do: "choosecolumn"
column: number
}
/**
 * Lay a tile of the hand (TIL-3 to TIL-5).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "LayTile".
 */
export interface LayTile {
do: "laytile"
tile: string
cell: string
orientation: number
}
/**
 * Lay one of the own objective tiles while one is due (TIL-72).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "LayObjective".
 */
export interface LayObjective {
do: "layobjective"
kind: string
cell: string
orientation: number
}
/**
 * Put a tile of the hand aside instead of laying it (TIL-42).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "RejectTile".
 */
export interface RejectTile {
do: "rejecttile"
tile: string
}
/**
 * Give up an objective tile when one is due and none can be laid (TIL-73).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "DiscardObjective".
 */
export interface DiscardObjective {
do: "discardobjective"
kind: string
}
/**
 * Confirm the map of this round (TIL-46).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "FinishLaying".
 */
export interface FinishLaying {
do: "finishlaying"
}
/**
 * Use the token of a hall to place a piece on an empty slot (TIL-51, TIL-55).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "PlacePiece".
 */
export interface PlacePiece {
do: "placepiece"
hall: ("left" | "right")
by: ("star" | "token")
cell: string
slot: number
}
/**
 * Give up every token not yet used (TIL-53).
 * 
 * This interface was referenced by `Types`'s JSON-Schema
 * via the `definition` "FinishPieces".
 */
export interface FinishPieces {
do: "finishpieces"
}
export type AnyEvent = Types["AnyEvent"];
export type AnyAction = Types["AnyAction"];
