# Stephenson's Rocket : la leçon, le moniteur et le jeu en une minute, en français.

minute = Sept compagnies avancent à travers l’Angleterre, et aucune n’est à vous. On gagne en étant premier ou deuxième : en marqueurs d’une ville quand une ligne y arrive, en gares sur une ligne, en actions d’une compagnie. Deux coups par tour ; à la fin, la plus grosse fortune l’emporte.

# --- la leçon ---------------------------------------------------------------------------------

lesson-marker-title = Être le premier en ville
lesson-marker = Les locomotives sont à tout le monde : ne cherchez pas « laquelle est la mienne », mais « où ira-t-elle, et qui sera payé là-bas ». La GWR attend à Bristol, à un pas de Gloucester. Prenez dès maintenant le cuir de Gloucester : quand une ligne y arrive, qui a le plus de marqueurs de cette ville touche 2 000 £.
lesson-marker-not-yet = C’est le marqueur de cuir de Gloucester qu’il vous faut : la GWR y sera bientôt, et le cuir comptera encore à la fin.

lesson-station-title = Bâtir là où la ligne doit passer
lesson-station = Deuxième source d’argent : les gares. Quand une ligne atteint une petite ville ferroviaire, qui a le plus de gares sur cette ligne touche 1 000 £ pour chacune de ses villes. Swindon est à l’est de Gloucester et le chemin passe par E13 : posez-y votre gare avant que la locomotive bouge.
lesson-station-not-yet = Il vous faut d’abord une gare en E13. Elle y précède la locomotive : on ne bâtit pas de gare à côté d’elle.

lesson-line-title = Lancer la GWR
lesson-line = { $player2 } a commencé au sud, avec la LSWR. Au travail : votre marqueur attend à Gloucester, c’est donc la GWR qui doit rouler. Pour pousser une locomotive, il ne faut ni permission ni action de la compagnie.

lesson-hex-title = La faire passer près de Gloucester
lesson-hex = Une ligne atteint toutes les villes voisines de sa nouvelle case, et D13 touche Gloucester. Chaque avance vous donne aussi une action de la compagnie : c’est votre voix quand on décidera où elle va.
lesson-hex-not-yet = Cette case ne touche aucune ville où vous avez un marqueur. Pointez d’abord D13 et lisez ce qu’elle rapporte.

lesson-goods-title = Penser au dernier jour
lesson-goods = 2 000 £ et une action. Les marqueurs paient une seconde fois : à la fin, le plus grand nombre de marqueurs d’une marchandise vaut 6 000 £, pourvu qu’une ligne ait atteint leur ville. Vous avez du cuir ; prenez un deuxième marqueur de cuir à Exeter, tout au sud-ouest, et il sera difficile de vous rattraper.

lesson-veto-title = S’opposer !
lesson-veto = { $player2 } a vu votre gare et détourne la GWR vers C12. Vous avez une action, vous pouvez donc vous opposer : misez des actions pour envoyer la locomotive ailleurs. Vous ne les rendez que si vous l’emportez, et 3 000 £ vous attendent au bout du détour.
lesson-veto-not-yet = Si vous laissez faire, la GWR tourne le dos à votre gare. Une action, ce n’est pas cher.

lesson-place-title = L’amener à votre gare
lesson-place = Choisissez maintenant où elle ira. En E13, elle rencontre votre gare et atteint Swindon au même moment : trois villes, 1 000 £ chacune, et personne d’autre n’a de gare sur cette ligne.
lesson-place-not-yet = C’est votre mise : ne dépensez pas une action pour envoyer la locomotive loin de votre gare.

lesson-share-title = Reprendre la compagnie
lesson-share = { $player2 } a cédé, et vous voilà plus riche de 3 000 £. Mais votre action est dépensée, et { $player2 } garde la sienne. Poussez la GWR jusqu’en E14 et prenez-en une autre : les belles lignes finissent souvent absorbées, et ce sont alors les actionnaires qu’on paie.

lesson-second-title = Le deuxième est payé aussi
lesson-second = La LSWR file vers Reading, où { $player2 } attend avec un marqueur. Impossible de l’arrêter, alors profitez-en et prenez le cuir de Reading : à un marqueur chacun, vous partagez, et c’est votre troisième cuir.

lesson-merger-title = Fusionner au bon moment
lesson-merger = En F14, la GWR touche la LSWR et disparaît en elle. Ce n’est pas une perte : 1 000 £ par ville de la ligne absorbée vont au premier actionnaire, la moitié au deuxième. Cette avance vous donne une deuxième action contre une à { $player2 } : c’est le moment.
lesson-merger-not-yet = Après cette avance, vous serez en tête des actions GWR. Au prochain tour, { $player2 } vous aura peut-être rejoint.

lesson-heir-title = Hériter de la ligne
lesson-heir = 4 000 £ ! Deux actions GWR sont devenues une LSWR, et votre gare d’E13 est désormais sur sa ligne. Envoyez la LSWR en H15, à côté de la ville ferroviaire de Guildford : six villes paient pour cette seule gare.

lesson-end-title = Le décompte
lesson-end = On compte ici comme à la fin d’une vraie partie : 33 000 £ pour vous, 21 000 £ pour { $player2 }. Votre unique gare a rapporté 9 000 £ en route, parce que la ligne est venue à elle ; le cuir et la fusion ont fait le reste. À retenir : être là le premier, puis faire venir les locomotives.

# --- le moniteur ------------------------------------------------------------------------------

coach-action = Deux coups par tour, de trois sortes : un marqueur est payé quand une ligne atteint sa ville, une gare quand une ligne atteint une ville ferroviaire, et pousser une locomotive donne aussitôt une action. Demandez-vous où ira la prochaine locomotive, et soyez-y avant elle.
coach-drop = Une gare ne rapporte que sur une case avec de la voie : posez-la là où une locomotive va bientôt passer. Elle ne peut pas être voisine d’une locomotive ni d’une autre gare.
coach-hex = La ligne atteint toutes les villes voisines de la nouvelle case, et l’encadré montre qui est payé. Toucher une autre ligne met fin à celle-ci : tant mieux si vous en avez le plus d’actions.
coach-veto = Qui détient des actions peut acheter le droit de dévier la locomotive. On ne paie que si l’on gagne : misez quand l’autre chemin vaut plus pour vous que les actions.
coach-veto-only = Une seule case est ouverte : miser ne change pas le chemin. Gagner le veto priverait seulement l’autre du passager d’une gare, et vous coûterait des actions.
coach-place = Votre mise est faite : choisissez où ira la locomotive si personne ne surenchérit et si la mise n’est pas suivie. Cherchez la case qui vous paie, ou celle qui paie le moins les autres.
coach-answer = Vous avez le dernier mot sur votre propre avance. Suivez l’enchère si votre case vaut ces actions ; sinon, cédez et gardez-les.
coach-answer-same = L’enchère laisse la locomotive où vous l’avez envoyée. Suivez seulement si une gare y donne un passager ; sinon, cédez et gardez vos actions.
