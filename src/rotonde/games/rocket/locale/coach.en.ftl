# Stephenson's Rocket: the lesson, the coach, and the game in a minute, in English.

minute = Seven railways push across England, and none of them is yours. You earn by being first or second: in markers of a city when a line gets there, in stations on a line, in shares of a company. Two actions a turn; at the end the largest fortune wins.

# --- the lesson -------------------------------------------------------------------------------

lesson-marker-title = Be first in a city
lesson-marker = Every engine belongs to everybody, so do not ask “which is mine?” but “where will it go, and who is paid there?”. GWR waits in Bristol, one step from Gloucester. Take the leather of Gloucester now: when a line arrives, whoever holds most markers of the city gets £2,000.
lesson-marker-not-yet = It is the leather marker of Gloucester you want: the GWR will soon be there, and leather counts again at the end.

lesson-station-title = Build where the line must pass
lesson-station = A second way to be paid: stations. When a line reaches a small railway town, whoever has most stations on that line gets £1,000 for each of its towns. Swindon lies east of Gloucester, and the way there leads over E13: put your station on it before anybody moves the engine.
lesson-station-not-yet = First you want a station on E13. It must be there before the engine: no station may be built beside one.

lesson-line-title = Push the GWR
lesson-line = { $player2 } has begun with the LSWR in the south. Now to work: you have a marker ready in Gloucester, so the GWR should move. You need no permission and no share to push any engine.

lesson-hex-title = Send it past Gloucester
lesson-hex = A line reaches every town beside its new hex. D13 touches Gloucester. You also take a share of the company with every push, and shares are your say in where it goes next.
lesson-hex-not-yet = That hex touches no city where you hold a marker. Point at D13 first and read what it pays.

lesson-goods-title = Think of the last day
lesson-goods = £2,000, and a share. Markers pay a second time: at the end, most markers of one good bring £6,000, as long as a line has reached their city. You hold leather; take a second leather marker in Exeter, far in the south-west, and you are hard to catch.

lesson-veto-title = Object!
lesson-veto = { $player2 } has seen your station and sends the GWR away from it, to C12. You hold a share, so you may object: bid shares to move the engine elsewhere. You give them up only if you win, and here £3,000 wait at the end of the detour.
lesson-veto-not-yet = If you let this pass, the GWR leaves your station behind. One share is a small price.

lesson-place-title = Bring it to your station
lesson-place = Now choose where it goes instead. On E13 it meets your station and reaches Swindon at the same moment: three towns, £1,000 each, and nobody else has a station on this line.
lesson-place-not-yet = It is your bid: do not spend a share on sending the engine past your station.

lesson-share-title = Win the company back
lesson-share = { $player2 } gave in, and you have £3,000 more. But your share is spent and { $player2 } still holds one. Push the GWR on to E14 and take another: lines that grow fat are often swallowed, and then the shareholders are paid.

lesson-second-title = Second place pays too
lesson-second = The LSWR is heading for Reading, where { $player2 } waits with a marker. You cannot stop it, so join in and take the leather of Reading: with one marker each you share the money, and it is your third leather.

lesson-merger-title = Merge at the right moment
lesson-merger = On F14 the GWR touches the LSWR and disappears into it. That is no loss: £1,000 for each town of the vanished line goes to the largest shareholder, half to the second. Your push brings you a second share against one of { $player2 }, so now is the moment.
lesson-merger-not-yet = You would lead in GWR shares after this push. Next turn { $player2 } may have caught up.

lesson-heir-title = Inherit the line
lesson-heir = £4,000! Two GWR shares became one of the LSWR, and your station on E13 now stands on its line. Send the LSWR to H15, beside the railway town of Guildford: six towns pay for that single station.

lesson-end-title = The count
lesson-end = We count here, as at the end of a whole game: £33,000 for you, £21,000 for { $player2 }. Your one station earned £9,000 on the way because the line came where you stood; leather and the share of the merger did the rest. Remember: be somewhere first, then make the engines come to you.

# --- the coach --------------------------------------------------------------------------------

coach-action = Two actions a turn, of three kinds: a marker is paid when a line reaches its city, a station when a line reaches a railway town, a push brings a share at once. Ask where an engine will go next, and be there before it.
coach-drop = A station earns only on a hex with track, so put it where an engine will soon pass. It may not stand beside an engine or another station.
coach-hex = The line reaches every town beside the new hex, and the card shows who is paid. Touching another line ends this one: good for you if you lead in its shares.
coach-veto = Whoever holds shares may buy the right to turn the engine. It costs only if you win, so bid when the other way is worth more to you than the shares.
coach-veto-only = Only one hex is open, so a bid does not change the way. To win the veto would only cost the mover the passenger of a station, and you your shares.
coach-place = Your bid stands: choose where the engine goes if nobody bids more and the bid is not matched. Look for the hex that pays you, or that pays the others least.
coach-answer = You have the last word on your own push. Match the bid if your hex is worth the shares; if not, give in and keep them.
coach-answer-same = The bid leaves the engine where you sent it. Match it only if a station there brings a passenger; if not, give in and keep your shares.
