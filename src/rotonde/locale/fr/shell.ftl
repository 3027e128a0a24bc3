# Le client web : tout ce qui entoure le plateau, en français.
#
# Une *table* porte une partie, une *place* joue, une *voie* de la rotonde est l’un des cinq jeux.

skip = Aller au contenu
close = Fermer
cancel = Annuler
keep = Garder
save = Enregistrer
menu = Menu
try-now = Réessayer
language = Langue
# Une chose ou un nom, et ce qu’on en dit, pour l’oreille ou en une ligne.
said-of = { $what } : { $said }
theme-to-dark = Passer au mode sombre
theme-to-light = Passer au mode clair
you = vous
you-name = Vous
your-turn = À vous
others-turn = Aux autres
rule = Règle { $number }

nav-rooms = Les salles de la maison
nav-table = Table
nav-tables = Tables
nav-rules = Règles

problem-offline = Le serveur est injoignable. Rien n’est perdu.
problem-unknown = Le serveur a répondu quelque chose d’inattendu. Rien n’a changé.

## Le visiteur
guest-rename = Changer de nom
guest-title = Votre nom
guest-label = Ce que voient les autres

## Accueil
home-title-1 = Cinq jeux ferroviaires,
home-title-2 = une rotonde
home-lead = Choisissez une voie : vous jouez aussitôt, contre des bots.
stall-tycoon = Railroad Tycoon
stall-dice = Railroad Dice
stall-revolution = Railroad Revolution
stall-facts = { $players } joueurs · { $minutes } min
stall-play = Défier les bots
stall-play-label = Jouer à { $game } contre des bots
stall-invite = Amis
stall-invite-label = Ouvrir une table de { $game } pour des amis
stall-invite-note = Une table aux places libres ; son lien est copié
stall-later-label = { $game } : en chantier
stall-later = en chantier
resume = Reprendre
resume-all = { $count ->
    [one] votre table
   *[other] les { $count } tables
}
friends = Jouer entre amis
friends-paste = Collez le lien reçu
friends-join = Rejoindre
friends-wrong = Ce lien ne désigne aucune table.
friends-open = Ouvrir une table et envoyer un lien
friends-lobby = Chercher une table ouverte

## Tables
tables-tab-mine = Les miennes
tables-tab-open = À rejoindre
tables-tab-new = Nouvelle
tables-mine = Mes tables
tables-mine-note = d’abord celles où c’est à vous
tables-mine-empty = Vous n’êtes encore à aucune table.
tables-open = Tables ouvertes
tables-open-empty = Personne n’attend de joueurs en ce moment.
tables-finished = Terminées
tables-finished-empty = Aucune partie n’est encore terminée.
tables-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
table-round = Tour { $round }
table-round-with = Tour { $round } avec { $others }
table-with = avec { $others }
table-waits = à { $name } de jouer
table-seated = { $taken } sur { $seats } assis
table-closed = fermée
table-name = Table « { $name } »
tables-more-bots = { $count ->
    [one] { $count } plus ancienne contre des bots
   *[other] { $count } plus anciennes contre des bots
}
ago-now = à l’instant
result-game = { $game }, { $scores }
result-winner = victoire : { $winners }
result-won = gagnée contre { $others }
result-shared = victoire partagée avec { $others }
result-placed = { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} sur { $seats }, derrière { $winners }
sit-down = S’asseoir
seat-free = place libre
bring = Importer une partie
part-remove = Supprimer
part-remove-label = Supprimer la table « { $name } »
part-remove-title = Supprimer cette table ?
part-remove-note = Personne d’autre n’y est assis. La partie et tous ses coups disparaissent pour de bon.
part-leave = Quitter
part-leave-label = Quitter la table « { $name } »
part-leave-title = Quitter cette table ?
part-leave-note = Votre place se libère pour quelqu’un d’autre.
part-resign = Abandonner
part-resign-label = Abandonner la partie de la table « { $name } »
part-resign-title = Abandonner la partie ?
part-resign-note = Un bot joue la suite sous votre nom. Vous pourrez regarder, mais non reprendre la place.
part-stay = Rester

## Nouvelle table
new-table = Nouvelle table
form-game = Jeu
form-seats = Places
form-rules = Règles
form-who = Nom
form-access = Qui peut entrer
form-players = { $players } joueurs
form-seat-label = Place { $number }
form-seat-add = Ajouter une place
form-seat-remove = Retirer la dernière place
form-open = Place ouverte
form-open-note = à qui a le lien
form-bot = Bot, { $level }
form-level = Niveau du bot
form-hotseat-name = Nom
form-hotseat-note = l’écran est masqué entre vos tours
form-name = Nom de la table
form-name-placeholder = Nom de la table
form-by-link = Par lien
form-listed = Dans la liste
form-link-note = son lien est copié à l’ouverture
form-for = { $game } { $seats ->
    [one] en solo
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
   *[other] à six
}
form-starts-now = commence aussitôt
form-starts-later = { $free ->
    [one] commence dès que la place ouverte est prise
   *[other] commence dès que les { $free } places ouvertes sont prises
}
form-open-table = Ouvrir la table
form-open-and-copy = Ouvrir la table et copier le lien
seat-kind-me = Moi
seat-kind-open = Ouverte
seat-kind-bot = Bot
seat-kind-hotseat = Même écran
bot-random = Hasard
bot-random-note = Joue n’importe quel coup permis.
bot-random-pace = joue aussitôt
bot-novice = Novice
bot-novice-note = Voit son coup et guère plus loin, et fait les erreurs d’une première partie.
bot-novice-pace = joue tout de suite
bot-greedy = Glouton
bot-greedy-note = Prend ce qui paie le mieux tout de suite.
bot-greedy-pace = joue en moins d’une seconde
bot-club = Club
bot-club-note = Prévoit tout son tour et construit avec bon sens, mais se soucie peu du vôtre.
bot-club-pace = joue en moins d’une seconde
bot-expert = Expert
bot-expert-note = Déroule ses meilleurs plans, vos réponses comprises, avant d’en choisir un.
bot-expert-pace = réfléchit une seconde au plus
bot-master = Maître
bot-master-note = Déroule plus de plans, et plus souvent ; il pardonne peu.
bot-master-pace = réfléchit trois secondes au plus

## À la table
loading = Ouverture de la table
loading-table = Ouverture de « { $name } »
seat-bot = bot, { $level }
seat-bot-short = bot
seat-taught = donne la réplique
seat-away = hors ligne
seat-hidden = caché jusqu’à la fin
seat-opened = dévoilé à la fin
waiting-over = Ce n’est pas à vous
watching-over = Vous regardez
waiting-title = { $name } décide
waiting-line = Un instant
invite-over = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}
invite-title = Envoyez ce lien à vos amis
invite-waits = On attend les autres
invite-welcome = Vous êtes invité à cette table
invite-welcome-by = { $host } vous invite à cette table
invite-rules = Les règles
invite-share = Une partie de { $game } ?
invite-sign = Un code à scanner, qui ouvre cette table
invite-scan = À scanner avec un téléphone.
invite-own-computer = Cette adresse ne vaut que sur cet ordinateur. Pour des amis ailleurs, lancez le serveur avec --host 0.0.0.0 et ouvrez-le par son adresse dans le réseau.
invite-fill = Commencer avec des bots aux places libres
invite-begins = Sinon, la partie commence d’elle-même quand tout le monde est là.
invite-host-begins = La partie commence quand tout le monde est là, ou quand l’hôte, { $host }, installe des bots aux places libres.
waiting-host = hôte
waiting-here = en ligne
arrival-name = Votre nom, tel que les autres le voient
arrival-note = Pas de compte : ce navigateur se souvient de vous.
invite-link = Lien vers cette table
invite-copy = Copier le lien
choices-ways = { $count } façons
choices-groups = Sortes de choix
choices-choices = Choix
choices-back = Un pas en arrière
board-beyond-top = { $count ->
    [one] Un choix plus haut
   *[other] { $count } choix plus haut
}
board-beyond-right = { $count ->
    [one] Un choix plus à droite
   *[other] { $count } choix plus à droite
}
board-beyond-bottom = { $count ->
    [one] Un choix plus bas
   *[other] { $count } choix plus bas
}
board-beyond-left = { $count ->
    [one] Un choix plus à gauche
   *[other] { $count } choix plus à gauche
}
choices-places = { $count ->
    [one] un autre choix
   *[other] { $count } autres choix
}
choices-standing = À côté de la question principale
dial = Nombres
dial-less = Moins
dial-more = Plus
plain-board = Tout ce qui peut être choisi
plain-note = Ce jeu n’a pas encore de plateau à lui : ce qui peut être choisi figure ici.
checklist = Ce qui fait partie de cette action
checklist-or = ou
checklist-done = Fait
checklist-due = À faire
checklist-optional = Facultatif
checklist-later = Pas encore possible
checklist-forgone = Abandonné
pin-again = Touchez encore, ou pressez le bouton, pour le faire.
choices-filter = Filtrer
choices-before = Choix précédents
choices-after = Choix suivants
choices-none = Rien ne convient ici.
choices-all = En montrer { $count } de plus
preview-nobody = Ne rapporte rien à personne.
later-title = Si la partie finissait maintenant
later-short = Plus tard :
undo = Annuler
undo-begun = Tout annuler
undo-turn = tout annuler
undo-title = Tout annuler ?
undo-note = Vous revenez où vous étiez avant. Impossible de revenir plus loin : quelqu’un d’autre a joué, ou quelque chose a été dévoilé.
undo-keep = Garder
undo-action = Seulement le coup en cours
undo-do = Tout annuler
redo = Rétablir
curtain-title = { $name }, c’est à vous
curtain-note = { $before }, regardez ailleurs : ce que seul le joueur { $name } peut voir est derrière cette porte.
curtain-note-alone = Ce que seul le joueur { $name } peut voir est derrière cette porte.
curtain-open = Je suis { $name }, ouvrir
beside = À côté du plateau
beside-seats = Joueurs
beside-log = Journal
beside-notes = Notes
beside-rules = Règles
log = Journal
journal-jump = Voir ce moment
journal-parts = Montrer les { $count } lignes
journal-new = Nouveau depuis votre dernier regard
journal-empty = Rien n’a encore bougé
journal-empty-note = Chaque coup sera écrit ici, avec ce qu’il rapporte.
notes-placeholder = Ce que vous voulez retenir…
notes-private = Ce navigateur seul les garde.
line-label = Coup en toutes lettres
line-placeholder = écrire un coup
line-plays = Entrée joue
why-order = « { $order } » :
past-over = Retour en arrière
past-title = Coup { $move } sur { $moves }
past-now = Revenir au présent
past-first = Au début
past-back = Un coup en arrière
past-forward = Un coup en avant
past-play = Dérouler
past-pause = Pause
past-slider = Parcourir la partie
past-over-before = Avant le coup
past-beginning = La partie commence
past-half = { $name } commence un coup
past-before = Juste avant
past-compare = Avant et après ce coup
past-link = Copier le lien vers ce coup
past-play-on = Reprendre d’ici
past-play-on-title = Une nouvelle table à partir de cette position, vous contre des bots
past-big-back = Au versement précédent
past-big-forward = Au versement suivant
past-speed = Vitesse { NUMBER($speed) }×
sheets = Volets
sheet-news = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
since-count = { $count ->
    [one] { $count } coup depuis le vôtre
   *[other] { $count } coups depuis le vôtre
}
since-walk = Parcourir les coups depuis le vôtre
sheet-map = Plan
sheet-seats = Joueurs
setting-ask = Confirmer les coups définitifs
setting-ask-note = demande une fois avant un coup qui ne peut être annulé
setting-doubt = Avertir des coups inhabituels
setting-doubt-note = demande une fois, par exemple avant de passer une action
setting-tap = Jouer d’un seul toucher
setting-tap-note = au doigt, pour les coups qui peuvent être annulés
setting-single = Jouer d’office les coups forcés
setting-single-note = au milieu d’un coup, s’il peut être annulé
setting-still = Réduire les animations
setting-payments = Montrer les paiements un à un
setting-payments-off = non
setting-payments-slow = lents
setting-payments-usual = normaux
setting-payments-fast = rapides
ceremony-count = Le décompte final
ceremony-points = { NUMBER($amount) }
ceremony-skip = Passer
export = Enregistrer la partie
no-table-title = Cette table n’existe pas
no-table-note = Le lien est peut-être coupé, ou la table a été supprimée.

## Touches
keys = Touches
keys-walk = parcourir les choix
keys-choose = choisir
keys-words = sur un mot souligné de la question : ce qu’il veut dire
keys-log = dans le journal : de ligne en ligne ; ouvrir une ligne
keys-line = écrire un coup ; des virgules entre plusieurs
keys-undo = annuler un coup
keys-undo-turn = annuler tout le tour
keys-redo = rétablir ce qui a été annulé
keys-entry = choisir la première à la neuvième possibilité
keys-history = parcourir la partie
keys-big = de versement en versement
keys-since = parcourir les coups des autres depuis le vôtre
keys-explain = expliquer ce qui est visé ou sélectionné ; les flèches continuent
keys-let-go = fermer, lâcher
keys-all = toutes les touches

## La ligne vers le serveur
line-lost = Connexion perdue.
line-restarts = Le serveur redémarre.
line-retry = { $seconds ->
    [one] Nouvel essai dans { $seconds } s.
   *[other] Nouvel essai dans { $seconds } s.
}
line-trying = Nouvel essai.
line-kept = Votre coup « { $move } » attend ici, il partira une seule fois.
line-safe = Rien n’est perdu.
line-back = De retour après { $seconds } s.
line-played = Votre coup est joué.
line-nothing-lost = Rien n’a été perdu.
line-overtaken = La table a avancé.
line-overtaken-note = Votre clic visait une position passée : rien n’a été joué.
toast-link-copied = Lien copié.
toast-link-shown = Copie impossible : copiez l’adresse de cette page.
toast-link-marked = Copie impossible : copiez le lien sélectionné.
toast-link-to-send = Lien copié : envoyez-le à vos amis.
toast-taken-back = C’est annulé.

## La fin
finish-over = La partie est finie
finish-counting = Le décompte final
finish-winner = { $winners } gagne
finish-see = Voir le résultat
finish-wins-by = { $winner } gagne de { $gap }
finish-you-win = { $gap ->
    [level] Vous gagnez à égalité de points
   *[other] Vous gagnez de { $gap }
}
finish-wins-level = { $winner } gagne à égalité de points
finish-shared = { $winners } partagent la victoire
finish-changes = { $changes ->
    [0] La tête n’a jamais changé.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $changes } fois.
}
finish-ranking = Classement
finish-result = Résultat
finish-first = en tête
finish-level = à égalité
finish-behind = −{ $gap }
finish-sources = D’où cela vient
finish-course = Le cours de la partie
finish-course-label = Le total de chaque place, coup par coup
finish-course-note = { $marks ->
    [one] { $marks } : la tête change
   *[other] 1 à { $marks } : la tête change
}
finish-course-longest = { $marks ->
    [one] { $marks } : le dernier changement de tête
   *[other] 1 à { $marks } : les plus longs passages en tête
}
finish-count = décompte final
finish-leads = en tête
finish-replay = Revoir
finish-share = Partager
finish-export = Exporter
finish-rematch = Revanche
finish-best = Le meilleur de chacun
finish-best-alone = Ce qui a le mieux rapporté
finish-best-source = Surtout grâce à : { $source }, { $amount }
finish-best-source-ahead = Point fort : { $source }, { $amount }, soit { $ahead } de plus que tout autre
finish-best-move = Meilleur coup : { $gain },
finish-best-moment = Le plus d’un seul coup : { $gain },
finish-best-none = Rien qui ait rapporté.
finish-moment = coup { $move }
finish-turn = Là où la partie a basculé
finish-turn-never = { $name } a mené du premier gain jusqu’à la fin.
finish-turn-move = { $name } a pris la tête pour de bon :
finish-turn-count = { $name } n’a pris la tête qu’au décompte final.
picture-title = Le plateau final
picture-alt = Le plateau final. { $title }
picture-large = En grand
picture-svg = SVG
picture-png = PNG
picture-saved = Image enregistrée.
rematch-asked = Quelqu’un demande une revanche.
rematch-join = Jouer la revanche

## La donne d’une table
deal-awaited = Rien n’est encore donné. Le hasard viendra d’un secret que le serveur a scellé et d’une part de chaque personne qui s’assied : nul ne peut le choisir, et à la fin chacun peut le vérifier. Sceau :
deal-sealed = Le hasard vient d’un secret scellé à l’avance et d’une part de chaque personne. À la fin, chacun peut le vérifier. Sceau :
deal-fits = Le hasard est venu d’un secret scellé et d’une part de chaque personne, comme le montre l’enregistrement. Sceau :
deal-fits-yours = Le hasard est venu d’un secret scellé et d’une part de chaque personne, dont la vôtre, comme le montre l’enregistrement. Sceau :
deal-other-seal = Ce n’est pas le sceau qui était montré ici au début :
deal-other-secret = Le secret ne correspond pas au sceau :
deal-without-yours = La part de hasard de ce navigateur n’est pas dans la donne. Sceau :
deal-given = Le hasard vient d’une graine choisie à la main.
deal-day = Le hasard vient de la date : il est le même pour tous ceux qui relèvent le défi de ce jour.
deal-lesson = Le hasard est celui que veut la leçon.
deal-imported = Reprise d’un enregistrement, avec le hasard qu’il contient.
deal-server = Le hasard vient du serveur seul, sans sceau.

## Règles et autres adresses
rules-contents = Sommaire
rules-all = Tous les jeux
rules-lead = Rédigées par nos soins ; chaque règle est numérotée.
rules-search = Chercher dans les règles
rules-search-all = Chercher dans les règles de tous les jeux
rules-hits = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
rules-none = Aucune règle ne parle de « { $sought } ».
rules-page = page entière
# Ce qui met un mot au pluriel : `-s` s’ajoute, `al-aux` remplacerait une fin en al.
word-endings = -s -es -x
example-name = { $number ->
    [1] Ada
    [2] Bernadette
    [3] Christian
   *[other] Hugo
}
nowhere-title = La voie s’arrête ici
nowhere-note = Il n’y a pas de page à cette adresse.
nowhere-home = Vers la rotonde

# --- apprendre ----------------------------------------------------------------------------------

learn = Apprendre
learn-label = Apprendre { $game } en dix minutes
learn-note = Une première partie guidée, dix minutes environ
learn-by-playing = Apprendre en jouant, en dix minutes
lesson = Leçon
lesson-of = Leçon : { $game }
lesson-complete = La leçon est finie
lesson-counted = Comme si la partie s’arrêtait ici, avec ce que paie le décompte final.
lesson-won = Vous gagnez votre première partie
lesson-lost = Victoire : { $winners } ; vous savez maintenant comment faire
lesson-whole = Jouer une vraie partie
lesson-again = Encore une fois
coach = Moniteur
coach-step = { $number } sur { $of }
coach-hide = Compris
coach-off = Sans conseils
coach-open = Lire le conseil
coach-fold = Replier le conseil
minute-title = Le jeu en une minute
setting-coach = Moniteur
setting-coach-note = Dit à quoi sert une décision la première fois qu’elle se présente.

# --- seul ----------------------------------------------------------------------------------------

stall-solo = Seul
stall-solo-label = Les défis de { $game } pour un joueur
stall-solo-note = Des défis en solitaire, et le défi du jour
solo-title = { $game }, en solitaire
solo-lead = { $count } défis : respectez la consigne, et marquez pour une, deux ou trois étoiles.
solo-challenges = Défis
solo-all = Les { $count } défis en solitaire, avec vos étoiles
solo-sum = { $stars ->
    [one] { $stars } étoile sur { $of }
   *[other] { $stars } étoiles sur { $of }
}
solo-untried = pas encore tenté
solo-failed = pas encore tenu
solo-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
solo-stars = , { $stars ->
    [one] { $stars } étoile sur { $of }
   *[other] { $stars } étoiles sur { $of }
}
solo-thresholds = ★ à { $points } points
solo-take = Jouer
solo-take-label = Jouer le défi { $challenge }
solo-again = Réessayer
solo-again-label = Réessayer le défi { $challenge }
solo-day = Défi du jour : { $challenge }
solo-day-note = Le même pour tous jusqu’à minuit UTC. Votre premier résultat compte.
solo-day-take = Jouer le défi du jour
solo-day-on = Continuer
solo-share = Partager le résultat
solo-line = Rotonde · { $game } · { $day } · { $challenge } { $stars } { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $address }
solo-line-failed = Rotonde · { $game } · { $day } · { $challenge } : pas tenu cette fois · { $address }
solo-line-copied = Résultat copié : collez-le où vous voulez.

# --- un conseil : ce que ferait un joueur fort ------------------------------------------------------

hint = Conseil
hint-ask = Demander un conseil
hint-close = Fermer le conseil
hint-thinking = Un bot fort étudie votre position…
hint-chance = vos chances de gagner
hint-score = votre score à la fin
hint-ways = Les meilleures décisions
hint-take = Le faire :
hint-orders = { $orders }
hint-why = { $why }.
hint-and = {" ; "}
hint-ends = La partie se termine ainsi
hint-now = Tout de suite : { $figure }
hint-later = { $count } – { $figure } au lieu de { $old }
hint-later-new = { $count } – { $figure }
hint-setback = { $name } peut compter sur { $amount } de moins
hint-more = À la fin, cela devrait vous valoir { $amount } de plus
hint-least = Tout le reste, parmi ce qui a été examiné, vaut moins
hint-lesson = Une leçon dit elle-même quoi faire ; une partie à vous donne des conseils.
hint-day = Pas de conseil dans le défi du jour : son premier résultat compte.
hint-people = Il y a des conseils contre des bots, et là où la personne qui a ouvert la table les permet.
hint-failed = Le bot n’a pas trouvé de réponse. Redemandez.
hint-not-asked = Vous n’avez rien à décider en ce moment.
form-hints-note = Conseils : chacun ici peut demander ce que ferait un joueur fort
keys-hint = conseil : ce que ferait un joueur fort

# --- une partie revue -------------------------------------------------------------------------------

review = Votre partie, revue
review-note = les chances de gagner et les décisions qui ont compté
review-note-alone = le score prévisible et les décisions qui ont compté
review-what = Un bot fort revoit chaque décision avec ce que sa place pouvait savoir, et dit ce qu’il aurait fait.
review-begin = Revoir la partie
review-made = Le bot revoit la partie : { $percent } % faits. L’analyse continue tant que quelqu’un la regarde.
review-whose = Les décisions de
review-curve = Les chances de gagner, coup par coup
review-curve-alone = Le score prévisible, coup par coup
review-would = Le bot aurait joué :
review-too = Le choix du bot aussi
review-show = Montrer cette position
review-nothing = Le bot n’a rien à ajouter aux décisions de { $name }.
