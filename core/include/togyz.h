/* The core of togyz behind one flat C interface, for Python and for WebAssembly alike.
 *
 * Everything is plain memory of the caller's; a call keeps no pointer but those of handles made by
 * togyz_variant_new. Handles are immutable: any number of threads may use one. Functions that can
 * refuse return TOGYZ_OK or a negative code, and write nothing when they refuse.
 */
#ifndef TOGYZ_H
#define TOGYZ_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32)
#define TOGYZ_API __declspec(dllexport)
#else
#define TOGYZ_API __attribute__((visibility("default")))
#endif

/* Raised with every change that an older caller would not survive. */
#define TOGYZ_ABI 3

#define TOGYZ_MAX_HOLES 9 /* a side */
#define TOGYZ_MAX_STONES 162 /* in all */
#define TOGYZ_NOWHERE 255

enum {
  TOGYZ_OK = 0,
  TOGYZ_BAD_RULES = -1,    /* a board of another size, or options that have no meaning */
  TOGYZ_BAD_POSITION = -2, /* stones don't add up, a tuzdik that can't be, a side that is none */
  TOGYZ_ILLEGAL = -3,      /* no such hole, no stones in it, or the game is over */
  TOGYZ_BAD_LEVEL = -4,    /* no such level, or the last one without limits */
  TOGYZ_NO_MEMORY = -5,
  TOGYZ_DAMAGED = -6,      /* a packed table is not what it was */
};

/* A variant as data; togyz.Variant in Python says what each field means. Flags are 0 or 1. */
typedef struct {
  uint8_t holes, stones; /* a side, in each */
  uint8_t tuzdik, returns, pair, mangala;
  uint8_t play_on, extra_move;
} togyz_rules;

/* White's holes 1, 2, ..., then Black's, without a gap: place 0 to 2 * holes - 1. */
typedef struct {
  uint8_t holes[2 * TOGYZ_MAX_HOLES];
  uint8_t kazans[2];
  uint8_t tuzdiks[2]; /* number of the hole on the other side that is White's, Black's; 0: none */
  uint8_t side;       /* to move; 0: White, 1: Black */
  uint8_t extra;      /* option "one more move": the other side is bare and has passed */
} togyz_position;

enum { TOGYZ_GOES_ON, TOGYZ_MAJORITY, TOGYZ_SPLIT, TOGYZ_BARE };

typedef struct {
  uint8_t end;      /* one of the four above */
  uint8_t winner;   /* 0: White, 1: Black, TOGYZ_NOWHERE: nobody */
  uint8_t score[2]; /* White's and Black's stones, what was left on the board included */
} togyz_outcome;

enum { TOGYZ_BAN_SECOND = 1, TOGYZ_BAN_LAST_HOLE = 2, TOGYZ_BAN_MIRRORED = 4 };

/* A move stone by stone. */
typedef struct {
  togyz_position after;
  uint8_t stones;                    /* how many are sown */
  uint8_t places[TOGYZ_MAX_STONES];  /* where each falls; TOGYZ_NOWHERE: into the mover's kazan (Mangala) */
  uint8_t kazans[TOGYZ_MAX_STONES];  /* whose kazan receives it: 0, 1; TOGYZ_NOWHERE: it stays there */
  uint8_t captures;                  /* how many holes are captured: 0 to 2 */
  uint8_t capture_places[2], capture_stones[2];
  uint8_t tuzdik;                    /* the place that became a tuzdik, or TOGYZ_NOWHERE */
  uint8_t bans;                      /* why three stones made no tuzdik: TOGYZ_BAN_... added up */
} togyz_trace;

/* A variant, ready to play: its rules and the tables that make it fast. */
typedef struct togyz_variant togyz_variant;

TOGYZ_API uint32_t togyz_abi(void);

/* NULL when the rules can't be played (TOGYZ_BAD_RULES) or memory is short. */
TOGYZ_API togyz_variant* togyz_variant_new(const togyz_rules* rules);
TOGYZ_API void togyz_variant_free(togyz_variant* variant);

TOGYZ_API void togyz_start(const togyz_variant* variant, togyz_position* out);
TOGYZ_API int togyz_check(const togyz_variant* variant, const togyz_position* position);

/* What makes a position impossible, as bits; 0 where `togyz_check` finds nothing wrong. */
enum {
  TOGYZ_BAD_SUM = 1, /* the stones don't add up */
  TOGYZ_NO_TUZDIKS = 2,  /* the variant has none */
  TOGYZ_LAST_HOLE = 4,   /* the last hole of a row, or none of the board, is no tuzdik */
  TOGYZ_FULL_TUZDIK = 8, /* stones lie in one */
  TOGYZ_MIRRORED = 16,   /* both tuzdiks have the same number */
  TOGYZ_WRONG_EXTRA = 32, /* no such option, or the other side has stones, or the mover has none */
  TOGYZ_WRONG_SIDE = 64,
};
TOGYZ_API int togyz_problems(const togyz_variant* variant, const togyz_position* position);

/* A bit for each hole that may be played, bit 0 for hole 1; 0 when the game is over. Negative: refused. */
TOGYZ_API int togyz_legal(const togyz_variant* variant, const togyz_position* position);
TOGYZ_API int togyz_outcome_of(const togyz_variant* variant, const togyz_position* position, togyz_outcome* out);

/* `hole` is a number from 1 on. `out` may be `position` itself. */
TOGYZ_API int togyz_play(const togyz_variant* variant, const togyz_position* position, int hole, togyz_position* out);
TOGYZ_API int togyz_trace_move(const togyz_variant* variant, const togyz_position* position, int hole, togyz_trace* out);

enum {
  TOGYZ_PERFT_BULK,  /* the last ply is counted, not played */
  TOGYZ_PERFT_FAST,  /* every move is played */
  TOGYZ_PERFT_PLAIN, /* every move is played stone by stone: the yardstick */
};

/* Move sequences of exactly `depth` plies; a negative code (as int64) when refused. */
TOGYZ_API int64_t togyz_perft(const togyz_variant* variant, const togyz_position* position, int depth, int method);

/* The games that end with exactly `plies` more plies, none before: how many, or a negative code. Their moves,
 * hole numbers, game after game, are written to `out` where it has room for all of them. Only variants
 * that capture every even number, without options. */
TOGYZ_API int64_t togyz_endings(const togyz_variant* variant, const togyz_position* position, int plies,
                                uint8_t* out, size_t room);

/* A line of a record: what each move says besides its hole, to be compared with the rules. */
typedef struct {
  uint32_t ply;     /* how many moves are right, from the first on */
  int32_t problem;  /* what is wrong with the next one: TOGYZ_OK, TOGYZ_ILLEGAL or one of the below */
  togyz_position position; /* after the moves that are right */
  togyz_outcome outcome;   /* of that position */
  uint32_t repeated;       /* the ply at which a position occurred for the third time; 0: none did */
  uint32_t tuzdiks[2];     /* the plies at which White's and Black's tuzdik arose; 0: none did */
} togyz_replayed;

enum { TOGYZ_WRONG_LANDING = 1, TOGYZ_WRONG_TOTAL = 2, TOGYZ_WRONG_TUZDIK = 3 };

/* Added to the number of a landing hole where a record says whose it is: the mover's, or not. */
enum { TOGYZ_OWN_HOLE = 64, TOGYZ_OTHER_HOLE = 128 };

/* Replay a game. `holes` has `count` hole numbers. The other arrays may be NULL: `landings` with the
 * number of the hole where the last stone falls, perhaps with one of the two flags above (0: not said;
 * 255: the own kazan), `totals` with the mover's kazan after the move (-1: not said), `tuzdiks` with 1
 * where a tuzdik is said to arise. */
TOGYZ_API int togyz_replay(const togyz_variant* variant, const togyz_position* start, uint32_t count,
                 const uint8_t* holes, const uint8_t* landings, const int16_t* totals,
                 const uint8_t* tuzdiks, togyz_replayed* out);

/* Numbers for the positions of a game, to find them again by: keys[0] for `start`, keys[i] for the position
 * after i moves of `holes`; `keys` has room for count + 1. A key is FNV-1a, 64 bits, over the 24 bytes of the
 * position: the same on every machine, and for the same position of whatever game. Returns TOGYZ_OK,
 * or TOGYZ_ILLEGAL: then the keys after the moves that can't be played are not written. */
TOGYZ_API int togyz_keys(const togyz_variant* variant, const togyz_position* start, uint32_t count,
                         const uint8_t* holes, uint64_t* keys);

/* Step many games at once: plays holes[i] in positions[i], in place. statuses[i] becomes the end
 * (TOGYZ_GOES_ON, ...) of the new position, or a negative code; then the position is as it was.
 * Returns how many were played. */
TOGYZ_API size_t togyz_step(const togyz_variant* variant, size_t count, togyz_position* positions,
                  const uint8_t* holes, int8_t* statuses);

/* What togyz_legal says of many positions at once: masks[i], 0 where the game is over or the
 * position can't be. */
TOGYZ_API void togyz_legal_many(const togyz_variant* variant, size_t count, const togyz_position* positions,
                      uint16_t* masks);

/* ---- The engine -------------------------------------------------------------------------------
 *
 * An engine thinks about one position at a time: set it, then search it. `stop` and `ponderhit` may
 * come from any thread at any time between the two and the end of the search; setting a position
 * forgets them. Everything else must come from one thread at a time.
 */

typedef struct togyz_engine togyz_engine;

/* A search ends at the first limit it meets; 0 is none. One ply is always looked ahead. */
typedef struct {
  uint64_t nodes;
  int64_t movetime_ms;
  int64_t clock_ms;     /* left on the mover's clock */
  int64_t increment_ms;
  int64_t overhead_ms;  /* lost with every move between the clock and the search */
  int32_t depth;        /* plies */
  int32_t moves_to_go;  /* until the next time control */
  int32_t lines;        /* how many best moves to report, 1 to 9 */
  uint16_t moves;       /* a bit for each hole that may be considered; 0: all */
  uint8_t ponder;       /* the clock starts with `ponderhit` */
} togyz_limits;

#define TOGYZ_MAX_LINE 128

/* Scores are hundredths of a stone from the mover's view, at most 19999 in size. Beyond 20000 a result
 * is proved: 32000 - n is a win with the n-th ply from here; 26000 - n one that tables know, though not
 * how far it is: n plies lead to a position of theirs, or within them to the next capture, and 256 stands
 * for not having seen so far; where games are played for the exact score, 20000 + m is a win by m stones
 * at least. Negatives are losses. */
enum { TOGYZ_UPPER_BOUND = 1, TOGYZ_LOWER_BOUND = 2, TOGYZ_EXACT = 3 };

typedef struct {
  int32_t score;
  uint8_t bound;
  uint8_t length;
  uint8_t pv[TOGYZ_MAX_LINE]; /* hole numbers, from 1 on; the first is the move */
} togyz_line;

typedef struct {
  uint64_t nodes;
  int64_t time_ms;
  int32_t depth;    /* plies of the last iteration that was completed */
  int32_t seldepth; /* plies of the longest line looked at */
  int32_t hashfull; /* per mille */
  uint8_t proved;   /* the first line's score is the true result, with its distance if it is no draw */
  uint8_t count;    /* of lines; 0 when there is no move */
  togyz_line lines[TOGYZ_MAX_HOLES];
} togyz_info;

/* Hears of every iteration, in the thread that searches. */
typedef void (*togyz_listener)(const togyz_info* info, void* user);

/* What an evaluation is made of, in hundredths of a stone from the mover's view. */
typedef struct {
  int32_t kazan, tuzdik, mobility, tempo;
} togyz_terms;

/* `hash_mib` for the transposition table. NULL when the rules can't be played, or the memory or the
 * threads can't be had. */
TOGYZ_API togyz_engine* togyz_engine_new(const togyz_rules* rules, size_t hash_mib, int threads);
TOGYZ_API void togyz_engine_free(togyz_engine* engine);

/* Forget what was learnt, as before a new game. */
TOGYZ_API void togyz_engine_clear(togyz_engine* engine);

/* The positions of a game, the oldest first; the last one is to be searched. */
TOGYZ_API int togyz_engine_set(togyz_engine* engine, const togyz_position* positions, size_t count);

/* Think about the position that was set. `listener` may be NULL. */
TOGYZ_API int togyz_engine_search(togyz_engine* engine, const togyz_limits* limits,
                                  togyz_listener listener, void* user, togyz_info* out);
TOGYZ_API void togyz_engine_stop(togyz_engine* engine);
TOGYZ_API void togyz_engine_ponderhit(togyz_engine* engine);

/* The judgement of a position by the evaluation made by hand, without a search; TOGYZ_ILLEGAL when the game
 * is over. */
TOGYZ_API int togyz_engine_evaluate(const togyz_engine* engine, const togyz_position* position,
                                    togyz_terms* out);

/* ---- Review -----------------------------------------------------------------------------------
 *
 * What a score means for the result, and what can be said of a move in words.
 */

/* The share of the point that the mover may expect, from 0 to 1; a draw counts half. Proved results
 * give 0 or 1. */
TOGYZ_API double togyz_win(int32_t score);

/* What a move cost, from its score and that of a better one, as shares of the point (togyz_win). */
enum { TOGYZ_GOOD, TOGYZ_INACCURACY, TOGYZ_MISTAKE, TOGYZ_BLUNDER };
TOGYZ_API int togyz_verdict(double lost);

/* How well a player played, from 0 to 100, who lost this share of the point with a move on average. */
TOGYZ_API double togyz_accuracy(double lost);

enum {
  TOGYZ_MISSES_WIN = 1, /* a win with ply `number` from here was there; 0: in more plies than can be said */
  TOGYZ_LOSES,          /* now it is lost, with ply `number` from here; 0: as above */
  TOGYZ_MISSES_TUZDIK,  /* the other side's hole `hole` was there to become a tuzdik, of `number` stones */
  TOGYZ_MISSES_CAPTURE, /* `number` stones in the other side's hole `hole` were there to take */
  TOGYZ_ALLOWS_TUZDIK,  /* the answer makes the mover's hole `hole` a tuzdik, of `number` stones */
  TOGYZ_LEAVES_STONES,  /* the answer takes `number` stones in the mover's hole `hole` */
  TOGYZ_FEEDS_TUZDIK,   /* `number` stones fall into the other side's tuzdik */
  TOGYZ_RUNS_OUT,       /* the mover's side is bare, and the game lost, after `number` more own moves */
  TOGYZ_LOSES_STONES,   /* after `hole` plies it is `number` stones less than with the better move */
};

typedef struct {
  uint8_t kind, hole, number, reserved;
} togyz_remark;

/* What a move does or misses, that a better one does not: the weightiest first, at most `room` of them.
 * Both lines begin at the position, with the move that was played and with the better one; their
 * scores and what follows tell of consequences. Returns how many there are to read. */
TOGYZ_API int togyz_remarks(const togyz_variant* variant, const togyz_position* position,
                            const togyz_line* played, const togyz_line* better, togyz_remark* out,
                            size_t room);

/* ---- Levels of play ---------------------------------------------------------------------------
 *
 * A ladder from a child's first game to all that the engine can do. Levels are bounded by what they
 * look at, never by time, and what they overlook is decided by a seed: the same level, seed, position
 * and earlier positions give the same move on every machine. The last level, "full", is the engine
 * itself: bounded by the limits that it is given.
 */

typedef struct {
  char name[8];     /* "1", "2", ...; "full" */
  char alias[8];    /* another name for it: "easy", "medium", "hard"; or empty */
  uint64_t nodes;   /* positions looked at, at most; 0: the limits decide */
  int32_t depth;    /* plies looked ahead, at most; 0: as far as the nodes or the limits reach */
  int32_t elo;      /* 0 is one who plays at random; of the last level 0: it depends on the limits */
  uint8_t previews; /* whether it is for people who are shown where their stones would fall */
} togyz_level;

TOGYZ_API int togyz_level_count(void);

/* `number` from 1, the weakest, to the count; TOGYZ_BAD_LEVEL otherwise. */
TOGYZ_API int togyz_level_info(int number, togyz_level* out);

/* Choose a move in the position that was set, as a player of this level: the only line of `out`, or none
 * when there is no move. A level but the last one heeds nothing of the limits but `moves`, and they may be
 * NULL; it says no more of the line than its move. `stop` ends the search of a level, too. */
TOGYZ_API int togyz_engine_choose(togyz_engine* engine, int level, uint64_t seed, const togyz_limits* limits,
                                  togyz_info* out);

/* ---- Networks ---------------------------------------------------------------------------------
 *
 * A network judges positions of the variant that it is for. What it computes, and what its file looks
 * like, stands in docs/reference/network.md; all is done in whole numbers, and every machine finds the
 * same scores. Networks are immutable: any number of threads and engines may use one.
 */

typedef struct togyz_network togyz_network;

/* Why bytes are no network. */
enum {
  TOGYZ_NETWORK_FOREIGN = 1,  /* something else altogether */
  TOGYZ_NETWORK_VERSION = 2,  /* of a version that is not known */
  TOGYZ_NETWORK_SHAPE = 3,    /* its header has numbers that can't be */
  TOGYZ_NETWORK_SIZE = 4,     /* more or fewer bytes than its header says */
  TOGYZ_NETWORK_DAMAGED = 5,  /* the checksum is another one */
  TOGYZ_NETWORK_OVERFLOW = 6, /* weights so large that a sum could leave its type */
  TOGYZ_NETWORK_MEMORY = 7,   /* memory is short */
};

typedef struct {
  togyz_rules rules; /* of the variant that it is for */
  int32_t counts;    /* rows of a hole */
  int32_t hidden;    /* neurons of the first layer */
  int32_t small;     /* neurons of the second */
  int32_t buckets;   /* sets of the layers after the first */
  int32_t unit;      /* hundredths of a stone that a logit is worth */
  char name[33];
} togyz_network_shape;

/* Read a network from the bytes of its file, of which nothing is kept. NULL, and why in `flaw`, which may
 * be NULL, when they are none. */
TOGYZ_API togyz_network* togyz_network_read(const uint8_t* bytes, size_t size, int32_t* flaw);
TOGYZ_API void togyz_network_free(togyz_network* network);
TOGYZ_API void togyz_network_about(const togyz_network* network, togyz_network_shape* out);

/* Ways to compute the same: as fast as this machine can, with vectors of sixteen bytes, and number by
 * number: the yardstick. */
enum { TOGYZ_NETWORK_FASTEST, TOGYZ_NETWORK_NARROW, TOGYZ_NETWORK_PLAIN };

/* The judgement of many positions, of games that go on, each from its mover's view, in hundredths of a
 * stone. TOGYZ_BAD_POSITION when one of them can't be: then nothing is written. */
TOGYZ_API int togyz_network_evaluate(const togyz_network* network, size_t count,
                                     const togyz_position* positions, int way, int32_t* scores);

/* Let a network judge what the engine searches, or with NULL the evaluation made by hand, as at first and
 * always at a level but the last. It must outlive its use. What was learnt is forgotten where the judge
 * changes. TOGYZ_BAD_RULES when the network is for another variant. */
TOGYZ_API int togyz_engine_use(togyz_engine* engine, const togyz_network* network);

/* A fixed search of fixed positions: its node count, the signature of the search. The network, if not
 * NULL, judges the positions of its variant. depth 0: the usual one. */
TOGYZ_API uint64_t togyz_bench(const togyz_network* network, int depth, int threads, int64_t* time_ms);

/* ---- Self-play: games of the engine against itself, to learn from ---------------------------------- */

/* A position as its mover sees it, what a search says of it, and how its game ended for him: 24 bytes. */
typedef struct {
  uint8_t holes[2 * TOGYZ_MAX_HOLES]; /* the mover's, then the opponent's, without a gap; the rest is 0 */
  uint8_t kazans[2];                  /* the mover's, the opponent's */
  uint8_t tuzdiks;                    /* the mover's number, and 16 times the opponent's; 0: none */
  uint8_t result;                     /* 0: the mover lost, 1: a draw, 2: he won */
  int16_t score;                      /* of the mover, as in togyz_line */
} togyz_record;

/* How a game is played: some random moves, then the best ones of a search, with random moves between. */
typedef struct {
  uint64_t nodes;           /* of a search, at most; 0: no limit */
  int32_t depth;            /* of a search, in plies, at most; 0: no limit, but one of the two there is */
  uint16_t opening_from;    /* so many random moves at the beginning at least, ... */
  uint16_t opening_to;      /* ... and at most; up to 100 */
  uint16_t random_permille; /* of the moves after them that are random too, up to 1000, ... */
  uint16_t random_until;    /* ... before this ply */
  uint16_t most_plies;      /* a game that takes longer is a draw; 1 to 10000 */
} togyz_selfplay_settings;

/* Play a game from the start; all of it follows from the settings, the seed and what the engine judges by.
 * The engine is cleared first, and has the start to search afterwards. Every position after the opening is
 * written to `out`, until the game is over or a search proves its end: returns how many. What there is no
 * room for is left out; `most_plies` records always are enough. `stop` ends a game early, with no record.
 * TOGYZ_ILLEGAL when the settings make no sense, TOGYZ_BAD_RULES where sides may have an extra move: a
 * record can't tell. */
TOGYZ_API int64_t togyz_selfplay(togyz_engine* engine, const togyz_selfplay_settings* settings, uint64_t seed,
                                 togyz_record* out, size_t room);

/* ---- Tables: what is known of every position with few stones -------------------------------------
 *
 * A layer holds all positions with the same number of stones on the board and the same tuzdiks, seen
 * by the side to move (`mine` and `yours`: numbers of the holes that are the mover's and the other
 * side's tuzdik, 0 for none). A word says of a position how many of the stones on the board the mover
 * can make sure of (bits 0 to 4), and how many the other side (bits 5 to 9); kazans do not matter. The
 * two add up to less than all where endless play, which is a draw, decides. Words count units: pairs of
 * stones in variants without a tuzdik, where stones always come in pairs.
 *
 * Only variants that capture every even number, and not Mangala, have tables.
 */

typedef struct togyz_tables togyz_tables; /* layers; one thread at a time, unless said otherwise */
typedef struct togyz_work togyz_work;     /* a layer that is being built */
typedef struct togyz_model togyz_model;   /* how the words of a layer are packed */

/* For layers with up to `stones` on the board: 62 without a tuzdik, else 31; fewer if a layer would
 * have more than 2^32 halves. NULL when the variant can't have tables or memory is short. */
TOGYZ_API togyz_tables* togyz_tables_new(const togyz_rules* rules, int stones);
TOGYZ_API void togyz_tables_free(togyz_tables* tables);

/* How many positions a layer has; 0 when there is no such layer. */
TOGYZ_API uint64_t togyz_tables_size(const togyz_tables* tables, int stones, int mine, int yours);

/* The place of a position in its layer; TOGYZ_BAD_POSITION when it has none. Kazans are not looked at. */
TOGYZ_API int64_t togyz_tables_index(const togyz_tables* tables, const togyz_position* position);

/* The position at a place, White to move, with empty kazans. */
TOGYZ_API int togyz_tables_position(const togyz_tables* tables, int stones, int mine, int yours,
                                    uint64_t index, togyz_position* out);

/* Tell where the words of a layer are, or will be: as many as it has positions, 0 before it is built. */
TOGYZ_API int togyz_tables_hold(togyz_tables* tables, int stones, int mine, int yours, uint16_t* words);

/* Build a layer whose words are held, as must be those of the layer where the other side is to move
 * and of all with fewer stones: first `leave` for every task, then `sweep` for every task, with number
 * 1, 2, ..., until a sweep changes nothing. Several threads may work on tasks of the same step. Two
 * layers that lead to each other are built together: `pair` them, and sweep both with one number. */
TOGYZ_API togyz_work* togyz_work_new(const togyz_tables* tables, int stones, int mine, int yours);
TOGYZ_API void togyz_work_free(togyz_work* work);
TOGYZ_API void togyz_work_pair(togyz_work* work, togyz_work* next);
TOGYZ_API uint32_t togyz_work_tasks(const togyz_work* work);
TOGYZ_API void togyz_work_leave(togyz_work* work, uint32_t from, uint32_t to);
TOGYZ_API uint64_t togyz_work_sweep(togyz_work* work, uint32_t from, uint32_t to, uint32_t number);

/* Compare the words of a built layer from one place to before another with what their successors say.
 * Returns how many are wrong, and the place of the first one; TOGYZ_BAD_POSITION if it isn't held. */
TOGYZ_API int64_t togyz_tables_check(const togyz_tables* tables, int stones, int mine, int yours,
                                     uint64_t from, uint64_t to, uint64_t* first);

/* How often each of the 1024 pairs of `mine` and `yours` occurs in words: counts[word & 1023]. */
TOGYZ_API void togyz_words_count(const uint16_t* words, uint64_t count, uint64_t* counts);

/* A model of words that will be packed in blocks of `block`; or one from its numbers. NULL when they
 * make no sense. */
TOGYZ_API togyz_model* togyz_model_of(const uint16_t* words, uint64_t count, uint32_t block);
TOGYZ_API togyz_model* togyz_model_from(const uint16_t* numbers, size_t count);
TOGYZ_API void togyz_model_free(togyz_model* model);

/* The numbers that say all about a model: how many; as many as there is room for are written. */
TOGYZ_API size_t togyz_model_numbers(const togyz_model* model, uint16_t* out, size_t room);

/* Pack words block after block: writes the size of each block, in bytes, and their checksums (CRC-32
 * as in zlib), and returns how many bytes there are, or 0 when there is not room enough: 2 bytes for a
 * word and 4 for a block always are. */
TOGYZ_API size_t togyz_model_pack(const togyz_model* model, const uint16_t* words, uint64_t count,
                                  uint32_t block, uint8_t* out, size_t room, uint32_t* sizes,
                                  uint32_t* checksums);

/* Unpack one block; TOGYZ_DAMAGED when the bytes are not what was packed. */
TOGYZ_API int togyz_model_unpack(const togyz_model* model, const uint8_t* bytes, size_t size,
                                 uint32_t count, uint16_t* words);

/* Tell where a packed layer is: offsets[i] to offsets[i + 1] are the bytes of block i, of `size` in all.
 * The model may be freed, the rest must stay. */
TOGYZ_API int togyz_tables_open(togyz_tables* tables, int stones, int mine, int yours,
                                const togyz_model* model, uint32_t block, const uint64_t* offsets,
                                const uint32_t* checksums, const uint8_t* bytes, uint64_t size);

/* All layers up to `stones` in memory, for where there are no files: how many words they have; build them all,
 * with one thread, in words that are zero; open them as they were built. The words must stay. */
TOGYZ_API uint64_t togyz_tables_words(const togyz_tables* tables);
TOGYZ_API void togyz_tables_build(togyz_tables* tables, uint16_t* words);
TOGYZ_API void togyz_tables_open_words(togyz_tables* tables, const uint16_t* words);

/* How many of the stones on the board each side can make sure of, from open layers. 1: known, 0: not
 * in an open layer, TOGYZ_DAMAGED. */
TOGYZ_API int togyz_tables_probe(togyz_tables* tables, const togyz_position* position, int* mine,
                                 int* yours);

/* Let an engine ask the layers that are open in `tables`; NULL: none. They are to stay as they are until
 * the engine is freed or has others. TOGYZ_BAD_RULES when they are of another variant. It forgets what it
 * has learnt. A position that tables know has its true result; levels of play below the last one don't ask. */
TOGYZ_API int togyz_engine_tables(togyz_engine* engine, const togyz_tables* tables);

/* How many positions tables knew in the last search; and 1 if a block that it met is damaged, which it then
 * has done without. */
TOGYZ_API uint64_t togyz_engine_table_hits(const togyz_engine* engine);
TOGYZ_API int togyz_engine_tables_damaged(const togyz_engine* engine);

#ifdef __cplusplus
}
#endif

#endif
