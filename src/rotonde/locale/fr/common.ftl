# Les mots que tous les jeux partagent, en français.

# --- nombres ----------------------------------------------------------------------------------

money = { NUMBER($amount) } £
money-plus = { $amount ->
    [0] 0 £
   *[other] +{ NUMBER($amount) } £
}
thousands-plus = { $thousands ->
    [0] 0
   *[other] +{ NUMBER($thousands) }k
}
count-plus = +{ NUMBER($count) }
count-minus = −{ NUMBER($count) }
seat-number = Place { $number }

# --- pourquoi un choix ne se reprend pas ---------------------------------------------------------

final-game = La partie se termine ainsi.
final-chance = Cela tire ou lance au hasard et ne peut pas être annulé.
final-reveal = Cela dévoile ce qui était caché et ne peut pas être annulé.
final-turn = Cela termine votre tour et ne peut pas être annulé.
final-others = Quelqu’un d’autre a joué depuis : impossible d’annuler.
line-waits = La suite est vérifiée quand elle est jouée.

# --- ce qu’un choix vaut plus tard : la place qu’on aurait ---------------------------------------

later-place = { $place ->
    [lead] vous menez, { $mine } contre { $best }
    [tie] en tête à égalité, { $mine } chacun
    [second] vous êtes deuxième, { $mine } contre { $best }
    [none] vous n’en avez pas
   *[behind] vous en avez { $mine }, trop peu pour être deuxième
}

# --- refus que tous les jeux partagent --------------------------------------------------------

game-over = La partie est finie ; la frise permet de la revoir.
not-your-decision = C’est à { $seat } de décider : attendez qu’on vous le demande.
not-now = Cela ne peut pas être choisi maintenant ; choisissez parmi ce qui est proposé.
no-such-thing = Il n’y a pas de « { $thing } » ici pour le moment.
about-seat = { $seat }
about-nobody = personne
setup-seats = { $seats ->
    [one] { $seats } place ne convient pas
   *[other] { $seats } places ne conviennent pas
  } : ce jeu se joue de { $least } à { $most }.
setup-options = Ces options ne conviennent pas : { $problem }
order-unreadable = « { $order } » n’est pas un coup ici. Coups connus : { $known }.
order-word-unreadable = « { $word } » ne convient pas dans « { $order } ». Ce qui convient : { $fits }. La forme complète : { $known }.
order-ambiguous = « { $order } » peut désigner plusieurs coups : { $known }.

lesson-not-yet = Ce n’est pas encore le moment. D’abord : { $first }.
lesson-over = Cette leçon est finie. À vous une vraie partie, ou la leçon encore une fois.
