// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UINavigationController {
  /// Changes the stack for a push, a pop, or a replacement.
  func changeStack(to newStack: [UIViewController], animated: Bool) {
    let isInteractive = isPopInteractive
    isPopInteractive = false
    // A screen that appeared may push the next one immediately.
    while let transition, transition.isRunning {
      Simulation.misuses.append(.transitionDuringTransition)
      if Simulation.nestedTransitions == .waitForEnd, isOnScreen {
        waitingStack = newStack
        transition.followUp = { [weak self] in
          guard let self, let newStack = waitingStack else { return }
          waitingStack = nil
          // A screen that appeared in the meantime may have pushed another one.
          changeStack(to: newStack, animated: animated)
        }
        return
      }
      transition.finish()
    }
    makeTransition(to: newStack, isInteractive: isInteractive, animated: animated)
  }

  private func makeTransition(
    to newStack: [UIViewController],
    isInteractive: Bool,
    animated: Bool
  ) {
    let oldStack = stack
    let (from, to) = (oldStack.last, newStack.last)
    for controller in newStack where controller.parent !== self {
      controller.isMovingToParent = true
      addChild(controller)
    }
    stack = newStack
    navigationBar.items = newStack.map(\.navigationItem)
    let removed = oldStack.filter { !newStack.contains($0) }
    guard isOnScreen, from !== to, let to else {
      updateBottomBar()
      removed.forEach(leave)
      newStack.forEach(settle)
      return
    }
    for controller in removed {
      controller.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    stackBefore = oldStack
    guard let from, animated else {
      from?.beginAppearanceTransition(false, animated: false)
      to.beginAppearanceTransition(true, animated: false)
      // A screen that appears may have changed the stack again.
      guard stack.last === to, to.presence == .appearing else { return }
      showTop(animated: false)
      complete(from: from, to: to, removed: removed, animated: false)
      return
    }
    let transition = SimulatedTransition(
      from: from,
      to: to,
      isInteractive: isInteractive,
      containerView: container
    ) { [weak self] transition in self?.end(transition) }
    self.transition = transition
    RunningTransitions.add(transition, of: self)
    view.setNeedsLayout()
    transition.start { [weak self] in
      from.beginAppearanceTransition(false, animated: true)
      to.beginAppearanceTransition(true, animated: true)
      // A screen that appears may have changed the stack again.
      guard let self, stack.last === to, to.presence == .appearing else { return }
      showTop(animated: true)
    }
  }

  /// Adds the view of the last controller to the hierarchy.
  func showTop(animated: Bool) {
    guard let top = topViewController else { return }
    updateBottomBar()
    toolbarItemsDidChange(of: top)
    delegate?.navigationController(self, willShow: top, animated: animated)
    top.view.frame = CGRect(origin: .zero, size: container.frame.size)
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(top.view)
    layoutBars()
    top.appearsInHierarchy(animated: animated)
    top.view.layoutIfNeeded()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func end(_ transition: SimulatedTransition) {
    let removed = stackBefore.filter { !stack.contains($0) }
    if transition.isCancelled {
      cancel(transition, removed: removed)
    } else {
      complete(from: transition.from, to: transition.to, removed: removed, animated: true)
    }
    if self.transition === transition { self.transition = nil }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func complete(
    from: UIViewController?,
    to: UIViewController,
    removed: [UIViewController],
    animated: Bool
  ) {
    from?.view.removeFromSuperview()
    for controller in removed {
      controller.parent = nil
      children.removeAll { $0 === controller }
    }
    from?.endAppearanceTransition()
    to.endAppearanceTransition()
    for controller in removed {
      controller.isMovingFromParent = false
      controller.didMove(toParent: nil)
    }
    stack.forEach(settle)
    if self.transition?.isRunning != true { stackBefore = [] }
    delegate?.navigationController(self, didShow: to, animated: animated)
  }

  /// Restores the stack and runs the life cycle in reverse.
  ///
  /// The order is the one that https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
  /// recorded; the delegate isn't called.
  private func cancel(_ transition: SimulatedTransition, removed: [UIViewController]) {
    let added = stack.filter { !stackBefore.contains($0) }
    stack = stackBefore
    navigationBar.items = stack.map(\.navigationItem)
    for controller in removed { controller.isMovingFromParent = false }
    updateBottomBar()
    toolbarItemsDidChange(of: transition.from)
    transition.to.beginAppearanceTransition(false, animated: true)
    transition.to.view.removeFromSuperview()
    transition.to.endAppearanceTransition()
    transition.from.beginAppearanceTransition(true, animated: true)
    transition.from.appearsInHierarchy(animated: true)
    layoutBars()
    transition.from.endAppearanceTransition()
    added.forEach(leave)
  }

  private func leave(_ controller: UIViewController) {
    controller.isMovingToParent = false
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func settle(_ controller: UIViewController) {
    guard controller.isMovingToParent else { return }
    controller.isMovingToParent = false
    controller.didMove(toParent: self)
  }
}
