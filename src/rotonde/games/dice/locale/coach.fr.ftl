# Railroad Dice : la leçon, le moniteur et le jeu en une minute, en français.

minute = Il n’y a qu’une ligne, et tous la prolongent avec les mêmes dés blancs : ils sont à la fois rails, argent, actions et jokers. Le plus d’actions fait le directeur, et un directeur construit des gares. Chaque année, une compagnie transporte 1 000 passagers par gare de son plus grand groupe, tous pour son directeur.

# --- la leçon ---------------------------------------------------------------------------------

lesson-share-title = Acheter une voix
lesson-share = Quatre jokers sont devant vous. Un joker peut être rail, action ou presque tout ; une action vaut mieux maintenant, car qui en a le plus à la fin de l’année dirige la compagnie, et seuls les directeurs construisent des gares. Commencez par Eisberg Tours.
lesson-share-not-yet = Une compagnie après l’autre : d’abord une action Eisberg Tours.

lesson-spread-title = Se répartir
lesson-spread = Tant que personne n’a d’action, une seule suffit pour être en tête. Prenez-en une de Weiden Express et une d’Insel Hopper : trois compagnies pour trois dés, avant même que { $player2 } ait joué.
lesson-spread-not-yet = Gardez vos jokers pour deux actions : une Weiden Express, une Insel Hopper.

lesson-roll-title = Lancer une fois par tour
lesson-roll = Vous pouvez lancer une fois par tour : les dés choisis montrent une nouvelle face, droit, courbe, action ou joker, et chaque joker amène un dé de plus. Avec un seul joker, le risque est mince. Lancez-le.
lesson-roll-not-yet = Gardez cela un instant : lancez d’abord le dernier joker, il deviendra peut-être deux dés.

lesson-last-title = Dépenser le joker, garder le rail
lesson-last = Un rail droit, et un joker avec lui : deux dés pour un. Achetez une action Überall Fahrten avec le joker et gardez le rail ; cinq dés peuvent rester devant vous d’une année à l’autre. Puis finissez le tour.
lesson-last-not-yet = Le joker paie une action Überall Fahrten ; le rail reste devant vous. Puis finissez votre tour.

lesson-income-title = Toucher ses revenus
lesson-income = L’année est comptée. { $player2 } a deux actions Eisberg Tours et la dirige ; vous en dirigez trois autres. Mais { $player2 } a racheté du Weiden et de l’Insel : votre mandat pourrait y finir avec l’année. Touchez d’abord vos revenus, quatre dés cachés.

lesson-station-title = Bâtir tant qu’on dirige
lesson-station = Les dés cachés paient les gares : trois ici, en rase campagne. Une gare transporte chaque année des passagers pour qui dirige alors sa compagnie. Überall Fahrten est à vous sans risque, personne d’autre n’en a : bâtissez sa gare à l’extrémité B.
lesson-station-not-yet = Bâtissez pour la compagnie que personne ne peut vous prendre cette année : Überall Fahrten, en B.

lesson-defend-title = Défendre ses mandats
lesson-defend = Une gare rapporte aussitôt deux jokers. Chez Weiden et Insel, { $player2 } a deux actions contre une à vous. Achetez-en une de chaque : à égalité, le directeur reste. Puis finissez le tour, et l’année est comptée.
lesson-defend-not-yet = Défendez vos postes : une action Weiden Express, une Insel Hopper, puis finissez votre tour.

lesson-year-title = Les premiers passagers
lesson-year = Une chaîne d’une gare : 1 000 passagers, et vous dirigez toujours trois compagnies. C’est à vous de commencer l’année. Touchez vos revenus.

lesson-second-title = Une deuxième compagnie
lesson-second = Au tour de Weiden Express, à l’extrémité A. Plusieurs compagnies peuvent se suivre sur la même ligne ; pour chacune compte son propre plus grand groupe. Trois dés, et deux jokers reviennent.
lesson-second-not-yet = Le mieux pour vos dés cachés est une gare : Weiden Express à l’extrémité A.

lesson-hold-title = Se mettre à l’abri
lesson-hold = Vous avez deux actions Weiden Express, { $player2 } aussi. Une troisième vous assure la gare, ou presque. Ce joker-là est bien placé.
lesson-hold-not-yet = D’abord une troisième action Weiden Express : elle a maintenant une gare.

lesson-rail-title = Prolonger la ligne
lesson-rail = Derrière une gare, la ligne continue avec des rails. Vous gardez un dé droit depuis la première année : posez ce dé en e3, vers l’est, et l’extrémité A offre une case de plus pour une gare.
lesson-rail-not-yet = Servez-vous du dé droit que vous avez gardé : en e3, tout droit vers l’est.

lesson-third-title = Une troisième gare
lesson-third = Insel Hopper maintenant, tant que vous la dirigez. Elle rapporte dès cette année, même si { $player2 } devait la reprendre ensuite : on compte les passagers avant de nommer les directeurs.
lesson-third-not-yet = D’abord une gare : Insel Hopper en f3, à l’extrémité A.

lesson-invest-title = Chercher la compagnie suivante
lesson-invest = La gare a encore donné deux jokers. { $player2 } dirige Berg&Tal Bahn avec une seule action ; deux des vôtres seront une menace. Achetez-les et finissez le tour.
lesson-invest-not-yet = Les deux jokers pour des actions Berg&Tal Bahn, puis finissez votre tour.

lesson-end-title = Trois années
lesson-end = En trois ans, vous avez transporté 4 000 passagers, { $player2 } 1 000. Vous avez acheté tôt, bâti partout où vous dirigiez, et chaque gare a payé l’action suivante. Dans une vraie partie, les groupes de gares voisines s’allongent : bâtissez une compagnie feuille après feuille et gardez ses actions.

# --- le moniteur ------------------------------------------------------------------------------

coach-main = Dans l’ordre voulu : revenus, un lancer, puis actions, rails et gares. Achetez où peu d’actions sont prises, pour diriger ; les gares y rapportent chaque année.
coach-income = Vos revenus d’abord, rien d’autre n’est possible : des dés cachés, qui paient les gares ou se lancent. Quatre, ou un par gare de vos compagnies si elles en ont davantage.
coach-income-roll = Touchez d’abord vos revenus : ces dés peuvent se joindre au lancer, ou rester cachés et payer une gare.
coach-roll-end = Seul un lancer peut encore vous donner rails et actions. Trois dés qui restent cachés paieront une gare plus tard.
coach-end = Plus rien à poser, à bâtir ni à acheter. Cinq dés peuvent rester devant le paravent, et tous ceux qui sont derrière.
coach-tile = Une nouvelle feuille vous donne deux jokers, et son terrain décide de ce qu’on y bâtit. La campagne ne coûte rien de plus ; un massif coûte un dé par tour, un pont sur un lac deux, mais Eisberg Tours ne bâtit que là.
coach-entry = La ligne entre ici sur la nouvelle feuille. Choisissez le dé qui vous laisse les chemins que vous voulez.
coach-bridge = Un pont continue jusqu’à la rive. Il coûte deux dés de plus, cachés ou jokers, quelle que soit sa longueur.
coach-back = Cinq dés seulement restent devant le paravent : marquez ceux qui s’en vont, puis rendez-les. Gardez jokers et dés action ; les rails qui ne vont nulle part partent d’abord.
