# Words that every game shares, in English.

# --- figures ----------------------------------------------------------------------------------

money = £{ NUMBER($amount) }
money-plus = { $amount ->
    [0] £0
   *[other] +£{ NUMBER($amount) }
}
thousands-plus = { $thousands ->
    [0] 0
   *[other] +{ NUMBER($thousands) }k
}
count-plus = +{ NUMBER($count) }
count-minus = −{ NUMBER($count) }
seat-number = Seat { $number }

# --- why a choice cannot be taken back ---------------------------------------------------------

final-game = This ends the game.
final-chance = This draws or rolls and can’t be undone.
final-reveal = This reveals hidden information and can’t be undone.
final-turn = This ends your turn and can’t be undone.
final-others = Another player has moved since: this can’t be undone.
line-waits = The rest is checked when it is played.

# --- what a choice is worth later: where a seat would stand ---------------------------------------

later-place = { $place ->
    [lead] you lead, { $mine } to { $best }
    [tie] level for the lead, { $mine } each
    [second] you are second, { $mine } to { $best }
    [none] you have none
   *[behind] you have { $mine }, too few to be second
}

# --- refusals that every game shares ----------------------------------------------------------

game-over = The game is over; look back through it with the timeline.
not-your-decision = { $seat } decides now: wait until you are asked.
not-now = This cannot be chosen now; choose among what is offered.
no-such-thing = There is no “{ $thing }” here now.
about-seat = { $seat }
about-nobody = nobody
setup-seats = { $seats ->
    [one] 1 seat does not fit
   *[other] { $seats } seats do not fit
  }: this game is for { $least } to { $most }.
setup-options = These options do not fit: { $problem }
order-unreadable = “{ $order }” is not a move here. Known: { $known }.
order-word-unreadable = “{ $word }” does not fit in “{ $order }”. What fits there: { $fits }. The whole form: { $known }.
order-ambiguous = “{ $order }” can mean several moves: { $known }.

lesson-not-yet = It is not time for that yet. First: { $first }.
lesson-over = This lesson is over. Play a whole game now, or take the lesson once more.
